import type { Context } from 'hono';
import type { Http } from '../sandbox.ts';

/** The form in which Infobip refuses a request. */
export const infobipError = (messageId: string, text: string, validationErrors?: object) => ({
  requestError: { serviceException: { messageId, text, ...(validationErrors && { validationErrors }) } },
});
const unauthorized = infobipError('UNAUTHORIZED', 'Invalid login details');

/** Tells whether a call has the header `App KEY`, with any key. */
export const isInfobipAllowed = (c: Context<Http>): boolean =>
  /^App \S+$/.test(c.req.header('authorization') ?? '');
export const refuseInfobip = (c: Context<Http>): Response => c.json(unauthorized, 401);
