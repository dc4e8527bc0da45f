import type { KeyObject } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { z } from 'zod';
import { sendRequest } from '../../../http/send-request.ts';
import { noAnswerReasonOf } from '../read-answer.ts';

/** Address and account for calls to Nagad; its sandbox, live and ours differ only in these. */
export type NagadConfig = {
  baseUrl: string;
  merchantId: string;
  /** Number of the merchant's wallet. */
  accountNumber: string;
  /** Nagad's public key; `merchantKey` is our private one. */
  gatewayKey: KeyObject;
  merchantKey: KeyObject;
  timeoutMs: number;
};

/** done: Nagad did what was asked; refused: it gave a reason; silent: no answer, or an unreadable one. */
export type Reply<T> = { kind: 'done'; body: T } | { kind: 'refused' | 'silent'; reason: string };

const Refusal = z
  .object({ reason: z.coerce.string(), message: z.coerce.string().default('') })
  .or(
    z
      .object({ devMessage: z.coerce.string() })
      .transform((said) => ({ reason: said.devMessage, message: '' })),
  );

/** Customer's address for Nagad's header, which takes IPv4 alone. */
const addressOf = (address: string | null): string => (address && isIPv4(address) ? address : '0.0.0.0');

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Calls Nagad. body: sent by POST; without one the call is a GET. */
export const call = async <T>(
  { baseUrl, timeoutMs }: NagadConfig,
  path: string,
  { body, address }: { body?: object; address: string | null },
  shape: z.ZodType<T>,
): Promise<Reply<T>> => {
  const url = new URL(`${baseUrl.replace(/\/$/, '')}${path}`);
  try {
    const { status, text } = await sendRequest(url, {
      method: body ? 'POST' : 'GET',
      ...(body && { body: { type: 'application/json', text: JSON.stringify(body) } }),
      headers: {
        accept: 'application/json',
        'x-km-api-version': 'v-0.2.0',
        'x-km-ip-v4': addressOf(address),
        'x-km-client-type': 'PC_WEB',
      },
      timeoutMs,
      mostBytes: 256 * 1024,
      mayRepeat: body === undefined,
    });
    if (text === undefined) return { kind: 'silent', reason: 'too-long' };
    const said = readJson(text);
    const read = shape.safeParse(said);
    if (status >= 200 && status < 300 && read.success) return { kind: 'done', body: read.data };
    const refusal = Refusal.safeParse(said);
    if (refusal.success && status < 500) {
      const { reason, message } = refusal.data;
      return { kind: 'refused', reason: `${reason} ${message}`.trim().slice(0, 200) };
    }
    const isWell = status >= 200 && status < 300;
    return { kind: 'silent', reason: isWell ? 'unexpected-shape' : `http-${status}` };
  } catch (thrown) {
    return { kind: 'silent', reason: noAnswerReasonOf(thrown) };
  }
};
