import type { MiddlewareHandler } from 'hono';
import { anonymousRequest, isAnonymous } from '@poth/server/http/anonymous-request.ts';
import type { Env } from '@poth/server/http/env.ts';
import { isArticleAddress } from '@poth/web/shell/shared-addresses.ts';

/** Seconds that caches before the portal may keep an article, and once more while they fetch it again. */
const articleSeconds = 60;

/**
 * Draws articles for anonymous visitors from the address alone, so that a cache before the portal may keep them. The portal
 * keeps none: they are seldom asked for, and those of text need no database and are not to wait for one that hangs.
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
