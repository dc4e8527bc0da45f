import { z } from 'zod';
import { sendRequest } from '../../../http/send-request.ts';
import { Scalar, silenceOf } from '../read-answer.ts';
import type { SharedToken } from '../shared-token.ts';

/** Where and as whom bKash is called; its sandbox, live and ours differ by these alone. */
export type BkashConfig = {
  /** With the version: https://tokenized.pay.bka.sh/v1.2.0-beta. */
  baseUrl: string;
  username: string;
  password: string;
  appKey: string;
  appSecret: string;
  /** bKash's own guide: 30 seconds for every call. */
  timeoutMs: number;
  /** How long a page may take to open, while its buyer waits; one that nobody was sent to takes no money. */
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

/** done: it did what was asked; refused: it says a code; silent: no answer, or none that can be read. */
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

/** A failure comes as one of three pairs; the codes of all are of one list. */
const refusalIn = ({ field }: Fields): { code: string; reason: string } | undefined => {
  const status = field('statusCode');
  const code = (status === '0000' ? '' : status) || field('errorCode') || field('externalCode');
  if (!code) return undefined;
  const text = field('statusMessage') || field('errorMessage') || field('errorMessageEn');
  return { code, reason: `${code} ${text}`.trim().slice(0, 200) };
};

type Sent = { body: object; headers: Record<string, string>; timeoutMs: number; mayRepeat: boolean };

/**
 * One call to bKash. HTTP 200 says nothing by itself, and a body without a code is read by who asked. unauthorised: the
 * token is taken no more.
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
    // A fault of a server says nothing of what it did before, whatever code it carries.
    if (refusal && status < 500) return { kind: 'refused', ...refusal };
    return status >= 200 && status < 300
      ? { kind: 'done', fields }
      : { kind: 'silent', reason: `http-${status}` };
  } catch (thrown) {
    return { kind: 'silent', reason: silenceOf(thrown) };
  }
};

/** Speaks to bKash with the shared token: bare, as its own plug-in sends it. */
export type Speak = (
  path: string,
  body: object,
  how: { timeoutMs: number; mayRepeat: boolean },
) => Promise<Reply>;

/** Opens the way to speak; a token that is taken no more is replaced once, for bKash has done nothing then. */
export const speakAs =
  (config: BkashConfig, token: SharedToken): Speak =>
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
