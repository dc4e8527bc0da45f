import { z } from 'zod';
import { sendRequest } from '../../../http/send-request.ts';
import { Scalar, noAnswerReasonOf } from '../read-answer.ts';
import type { SharedToken } from '../shared-token.ts';

/** Address and account for calls to bKash; its sandbox, live and ours differ only in these. */
export type BkashConfig = {
  /** Address with the version: https://tokenized.pay.bka.sh/v1.2.0-beta. */
  baseUrl: string;
  username: string;
  password: string;
  appKey: string;
  appSecret: string;
  /** Timeout of every call: 30 seconds by bKash's own guide. */
  timeoutMs: number;
  /** Timeout of opening a page, while its buyer waits; a page that nobody was sent to takes no money. */
  openTimeoutMs: number;
};

/** Paths of the calls; refunds are beside the version, not under it. */
export const bkashPaths = {
  grant: '/tokenized/checkout/token/grant',
  create: '/tokenized/checkout/create',
  execute: '/tokenized/checkout/execute',
  query: '/tokenized/checkout/payment/status',
  refund: '/v2/tokenized-checkout/refund/payment/transaction',
  refundStatus: '/v2/tokenized-checkout/refund/payment/status',
} as const;

const Body = z.record(z.string(), z.unknown());

/** An answer of bKash: its fields by name, '' where there is none. */
export type Fields = { field(name: string): string; raw: Readonly<Record<string, unknown>> };

/** done: bKash did what was asked; refused: it returned a code; silent: no answer, or an unreadable one. */
export type Reply =
  | { kind: 'done'; fields: Fields }
  | { kind: 'refused'; code: string; reason: string }
  | { kind: 'silent'; reason: string };

export const fieldsOf = (raw: Readonly<Record<string, unknown>>): Fields => ({
  raw,
  field: (name) => {
    const read = Scalar.safeParse(raw[name]);
    return read.success ? read.data : '';
  },
});

/** Failures come as one of three pairs of code and text; the codes of all three are from one list. */
const refusalIn = ({ field }: Fields): { code: string; reason: string } | undefined => {
  const status = field('statusCode');
  const code = (status === '0000' ? '' : status) || field('errorCode') || field('externalCode');
  if (!code) return undefined;
  const text = field('statusMessage') || field('errorMessage') || field('errorMessageEn');
  return { code, reason: `${code} ${text}`.trim().slice(0, 200) };
};

type Sent = { body: object; headers: Record<string, string>; timeoutMs: number; mayRepeat: boolean };

/**
 * Makes one call to bKash. HTTP 200 says nothing by itself, and a body without a code is for the caller to read.
 * unauthorised: the token is no longer accepted.
 */
export const post = async (
  { baseUrl }: Pick<BkashConfig, 'baseUrl'>,
  path: string,
  { body, headers, timeoutMs, mayRepeat }: Sent,
): Promise<Reply & { unauthorised?: boolean }> => {
  const isBesideVersion = path.startsWith('/v2/');
  const url = new URL(isBesideVersion ? path : `${baseUrl.replace(/\/$/, '')}${path}`, baseUrl);
  try {
    const { status, text } = await sendRequest(url, {
      method: 'POST',
      body: { type: 'application/json', text: JSON.stringify(body) },
      headers: { accept: 'application/json', ...headers },
      timeoutMs,
      mostBytes: 256 * 1024,
      mayRepeat,
    });
    if (status === 401 || status === 403)
      return { kind: 'silent', reason: `http-${status}`, unauthorised: true };
    if (text === undefined) return { kind: 'silent', reason: 'too-long' };
    const read = Body.safeParse(JSON.parse(text));
    if (!read.success) return { kind: 'silent', reason: 'unexpected-shape' };
    const fields = fieldsOf(read.data);
    const refusal = refusalIn(fields);
    // A server error says nothing about what the server did before, whatever code the body carries.
    if (refusal && status < 500) return { kind: 'refused', ...refusal };
    return status >= 200 && status < 300
      ? { kind: 'done', fields }
      : { kind: 'silent', reason: `http-${status}` };
  } catch (thrown) {
    return { kind: 'silent', reason: noAnswerReasonOf(thrown) };
  }
};

/** Calls bKash with the shared token: bare, as bKash's own plug-in sends it. */
export type BkashCaller = (
  path: string,
  body: object,
  how: { timeoutMs: number; mayRepeat: boolean },
) => Promise<Reply>;

/** Makes the function that calls bKash; a token that is refused is replaced once, because bKash has done nothing then. */
export const createBkashCaller =
  (config: BkashConfig, token: SharedToken): BkashCaller =>
  async (path, body, how) => {
    const withToken = async (id: string | undefined): Promise<Reply & { unauthorised?: boolean }> =>
      id === undefined
        ? { kind: 'silent', reason: 'no-token' }
        : post(config, path, { body, ...how, headers: { authorization: id, 'x-app-key': config.appKey } });
    const first = await token();
    const reply = await withToken(first);
    if (!reply.unauthorised) return reply;
    return withToken(await token(first));
  };
