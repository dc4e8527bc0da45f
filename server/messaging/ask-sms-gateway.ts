import type { z } from 'zod';
import { type OutgoingRequest, sendRequest } from '../http/send-request.ts';
import { SmsFailure } from './sms-failure.ts';

/** Errors of a connection that was never made: the gateway cannot have read anything. */
const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

/** Status codes of a proxy that got no answer from the gateway, which may have sent the message all the same. */
const heardNothing = new Set([502, 504]);

type Asked = Omit<OutgoingRequest, 'mostBytes' | 'mayRepeat'>;

/**
 * Asks an SMS gateway and reads its answer by a schema, whatever its HTTP status. Throws an SmsFailure: gateway, where
 * it cannot be reached or answers an error in another format; unclear, where the message may have been sent.
 */
export const askSmsGateway = async <Answer>(
  url: URL,
  asked: Asked,
  schema: z.ZodType<Answer>,
): Promise<{ status: number; answer: Answer }> => {
  const { status, text } = await sendRequest(url, { ...asked, mostBytes: 64 * 1024, mayRepeat: false }).catch(
    (thrown: NodeJS.ErrnoException) => {
      const fault = neverConnected.has(thrown.code ?? '') ? 'gateway' : 'unclear';
      throw new SmsFailure(fault, `sms without an answer: ${String(thrown)}`);
    },
  );
  if (heardNothing.has(status)) throw new SmsFailure('unclear', `sms without an answer: http ${status}`);
  const read = schema.safeParse(jsonOf(text));
  if (read.success) return { status, answer: read.data };
  if (status >= 300) throw new SmsFailure('gateway', `sms refused: http ${status}`);
  throw new SmsFailure('unclear', `sms with an answer that cannot be read: http ${status}`);
};

const jsonOf = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};
