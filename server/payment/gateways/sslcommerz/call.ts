import type { z } from 'zod';
import { sendRequest } from '../../../http/send-request.ts';
import { noAnswerReasonOf } from '../read-answer.ts';

/** Address and account for calls to SSLCommerz; our sandbox, its sandbox and live differ only in these. */
export type SslcommerzConfig = {
  baseUrl: string;
  storeId: string;
  storePassword: string;
  timeoutMs: number;
  /** E-mail address that is sent where a traveller gave none: the gateway demands one. */
  fallbackEmail: string;
  productProfile: string;
};

/** Paths of the calls: A opens a session, B validates a receipt, C queries attempts and refunds, and starts refunds. */
export const sessionPath = '/gwprocess/v4/api.php';
export const validationPath = '/validator/api/validationserverAPI.php';
export const orderPath = '/validator/api/merchantTransIDvalidationAPI.php';

export type Reply<T> = { ok: true; body: T } | { ok: false; reason: string };

const formType = 'application/x-www-form-urlencoded;charset=UTF-8';
const mostBytes = 256 * 1024;

/** Kinds of calls: a query, in the URL; an order, in the URL and never sent twice; a form. */
type CallKind = 'query' | 'order' | 'form';

/**
 * Makes one call to the gateway; anything but readable JSON of the expected shape is a reason, not an exception. Redirects
 * are refused, and reasons never contain the URL: its query holds the store's password.
 */
export const call = async <T>(
  config: SslcommerzConfig,
  path: string,
  params: Record<string, string>,
  how: CallKind,
  shape: z.ZodType<T>,
): Promise<Reply<T>> => {
  const fields = new URLSearchParams({
    ...params,
    store_id: config.storeId,
    store_passwd: config.storePassword,
  });
  const url = new URL(path, config.baseUrl);
  if (how !== 'form') url.search = fields.toString();
  try {
    const { status, text } = await sendRequest(url, {
      method: how === 'form' ? 'POST' : 'GET',
      ...(how === 'form' && { body: { type: formType, text: fields.toString() } }),
      timeoutMs: config.timeoutMs,
      mostBytes,
      mayRepeat: how !== 'order',
    });
    if (status < 200 || status >= 300) return { ok: false, reason: `http-${status}` };
    if (text === undefined) return { ok: false, reason: 'too-long' };
    const parsed = shape.safeParse(JSON.parse(text));
    return parsed.success ? { ok: true, body: parsed.data } : { ok: false, reason: 'unexpected-shape' };
  } catch (thrown) {
    return { ok: false, reason: noAnswerReasonOf(thrown) };
  }
};
