import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem } from '@poth/domain/problem.ts';

const kilobyte = 1024;
/** Pages and calls that take files, or a long table of fares, and how much at once; every other request is small. */
const uploads: Readonly<Record<string, number>> = {
  '/bus-provider': 16 * 1024 * kilobyte,
  '/bus-provider/logo': 6 * 1024 * kilobyte,
  '/add-buses': 6 * 1024 * kilobyte,
  '/buses/coaches/': 6 * 1024 * kilobyte,
  '/1/upload': 6 * 1024 * kilobyte,
  // Twenty stops are 190 pairs, each with a fare for every class and every dated window.
  '/schedules/': 512 * kilobyte,
};

const limitOf = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Problem('too-large');
    },
  });

const ordinary = limitOf(64 * kilobyte);
const large = new Map(Object.entries(uploads).map(([path, maxSize]) => [path, limitOf(maxSize)]));

/** Refuses what is larger than a page or call can need. Problems: too-large. */
export const limitBodies: MiddlewareHandler = (c, next) => {
  const path = c.req.path
    .replace(/^\/bn(?=\/)/, '')
    .replace(/\.data$/, '')
    .replace(/^(\/buses\/coaches\/|\/schedules\/)[\w-]+$/, '$1');
  return (large.get(path) ?? ordinary)(c, next);
};
