import type { MiddlewareHandler } from 'hono';
import { anonymousRequest, isAnonymous } from '@poth/server/http/anonymous-request.ts';
import type { Env } from '@poth/server/http/env.ts';
import { isArticleAddress } from '@poth/web/shell/shared-addresses.ts';

/** Seconds for which caches in front of the portal may keep an article, and again while they fetch it anew. */
const articleSeconds = 60;

/**
 * Draws articles for anonymous visitors from the address alone, so that a cache in front of the portal may keep them. The
 * portal keeps none: they are seldom requested, and those of text alone need no database, so must not wait for one that hangs.
 */
export const articlePages =
  (publicUrl: string): MiddlewareHandler<Env> =>
  (c, next) => {
    const { raw } = c.req;
    const address = raw.url.slice(raw.url.indexOf('/', 'https://'.length));
    if (raw.method !== 'GET' || !isAnonymous(raw.headers) || !isArticleAddress(address)) return next();
    c.req.raw = anonymousRequest(address, publicUrl, raw);
    const accepted = raw.headers.get('accept-encoding');
    if (accepted) c.req.raw.headers.set('accept-encoding', accepted);
    c.set('publicSeconds', articleSeconds);
    return next();
  };
