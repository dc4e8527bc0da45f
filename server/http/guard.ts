import type { MiddlewareHandler } from 'hono';
import { Problem } from '@poth/domain/problem.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Tells whether a method only reads. */
export const isRead = (method: string): boolean => reads.has(method);

/**
 * Refuses requests from other sites that would change something: a browser names the origin of a request, and an API
 * client identifies itself by a header that a foreign form cannot send.
 * Problems: foreign-origin.
 */
export const refuseForeignOrigins =
  (publicUrl: string): MiddlewareHandler =>
  async (c, next) => {
    if (!isRead(c.req.method)) {
      const [origin, site] = [c.req.header('origin'), c.req.header('sec-fetch-site')];
      const ours = origin === undefined || origin === new URL(publicUrl).origin;
      const named =
        c.req.header('authorization') !== undefined || c.req.header('x-poth-client') !== undefined;
      const fromOurPage = site === 'same-origin' || (site === undefined && (origin !== undefined || named));
      if (!ours || !(fromOurPage || (site === 'none' && named))) throw new Problem('foreign-origin');
    }
    await next();
  };
