import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { isRead } from './guard.ts';

const packed = compress();

/**
 * Compresses answers for clients that accept it. The answer of a call that changes something has a few hundred bytes,
 * which cost more to compress than to send. `isCall`: tells a request for a call from one for a page at the same address.
 */
export const packAnswers =
  (isCall: (request: Request) => boolean): MiddlewareHandler =>
  (c, next) =>
    isCall(c.req.raw) && !isRead(c.req.method) ? next() : packed(c, next);
