import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem } from '@poth/domain/problem.ts';
import { isRead } from './guard.ts';

const kilobyte = 1024;
/** Largest body in bytes of pages and calls that take files or a long table of fares; every other request is small. */
const uploads: Readonly<Record<string, number>> = {
  '/bus-provider': 16 * 1024 * kilobyte,
  '/bus-provider/logo': 6 * 1024 * kilobyte,
  '/add-buses': 6 * 1024 * kilobyte,
  '/buses/coaches/': 6 * 1024 * kilobyte,
  '/1/upload': 6 * 1024 * kilobyte,
  // Statement of a gateway: twenty thousand lines.
  '/admin/differences': 2 * 1024 * kilobyte,
  // Twenty stops are 190 pairs, each with a fare for every class and every dated window.
  '/schedules/': 512 * kilobyte,
};

const tooLarge = (): never => {
  throw new Problem('too-large');
};

/**
 * Refuses a body of more than `maxSize` bytes. A body with a content-length, which Node enforces, is not opened as a
 * stream for that: this would cost more than a small call. Problems: too-large.
 */
export const limitBody = (maxSize: number): MiddlewareHandler => {
  const countBytes = bodyLimit({ maxSize, onError: tooLarge });
  return (c, next) => {
    const length = c.req.header('content-length');
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return countBytes(c, next);
    return Number(length) > maxSize ? tooLarge() : next();
  };
};

const ordinary = limitBody(64 * kilobyte);
const large = new Map(Object.entries(uploads).map(([path, maxSize]) => [path, limitBody(maxSize)]));

/** Refuses bodies larger than their page or call can need. Problems: too-large. */
export const limitBodies: MiddlewareHandler = (c, next) => {
  if (isRead(c.req.method)) return next();
  const path = c.req.path
    .replace(/^\/bn(?=\/)/, '')
    .replace(/\.data$/, '')
    .replace(/^(\/buses\/coaches\/|\/schedules\/)[\w-]+$/, '$1');
  return (large.get(path) ?? ordinary)(c, next);
};
