import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { isRead } from './guard.ts';

const packed = compress();

/**
 * Packs answers for those who take them packed. A call that changes something answers in a few hundred bytes, which would
 * cost more to pack than to send. isCall: whether a request is for a call, and not for a page at the same address.
 */
export const packAnswers =
  (isCall: (request: Request) => boolean): MiddlewareHandler =>
  (c, next) =>
    isCall(c.req.raw) && !isRead(c.req.method) ? next() : packed(c, next);
