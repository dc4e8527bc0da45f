import type { Context, MiddlewareHandler } from 'hono';
import { currentRequestId, requestIdHeader } from '../log/request-id.ts';
import type { Env } from './env.ts';

/** Tells pages of the door of a coach, where tickets are scanned and from where the position is shared; no others do that. */
const isDoor = (path: string): boolean => /^(\/bn)?\/board\//.test(path);

/** Vite's client writes style elements, receives changes over a socket, and polls from a worker while that is cut. */
const livePolicy = ["style-src 'self' 'unsafe-inline'", "connect-src 'self' ws:", "worker-src 'self' blob:"];

/**
 * Policy of a page: it loads our own scripts, styles and pictures, and nobody frames it.
 * script-src: inline scripts are named by the hashes of their texts, not by a nonce: the page may be cached and sent again.
 * style-src-attr: bars, seat maps and paper have sizes that follow from data, in style attributes that must work before a
 * script runs and without one; attributes load nothing and affect no other element.
 * form-action is left out: Chromium applies it to every redirect that answers a form too, and refuses the payment form,
 * with a script and without, unless the policy lists the gateway's page and each host that it redirects to, a bank's among
 * them, which are not known in advance.
 */
const pagePolicy = (scriptHashes: readonly string[], live: boolean): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    ...(live ? livePolicy : ["style-src 'self'"]),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Policy of a script: a service worker loads by the policy of its script. */
const scriptPolicy = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Policy of data, files and uploads: they load nothing and have no origin of ours, should a browser open them as a document. */
const closedPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

const policyOf = (c: Context<Env>, type: string, live: boolean): string => {
  if (type.startsWith('text/html')) return pagePolicy(c.get('scriptHashes') ?? [], live);
  return type.startsWith('text/javascript') ? scriptPolicy : closedPolicy;
};

/**
 * Headers that allow caches in front of the portal to keep a page for some seconds, and for as long again while they fetch it
 * anew (RFC 9213). Browsers keep nothing: going back would show an outdated page to somebody who has signed in or bought since.
 */
const publicKeeping = (seconds: number) => ({
  'cdn-cache-control': `public, max-age=${seconds}, stale-while-revalidate=${seconds}`,
  vary: 'Accept-Encoding, Authorization, Cookie',
});

/**
 * Decides the headers of every kind of answer: page, data, call, file, upload, redirect, refusal, failure. Registered
 * before everything else, so that no answer bypasses it. Handlers set the kind of an answer (content-type,
 * content-disposition) and its lifetime (cache-control; without it, or with a Set-Cookie header, nobody may keep the
 * answer). `secure`: the portal is reached by https. `live`: pages are drawn from their sources, for developers.
 */
export const answerHeaders =
  ({ secure, live }: { secure: boolean; live: boolean }): MiddlewareHandler<Env> =>
  async (c, next) => {
    await next();
    // Set on the response itself: Hono's own method copies the response for each header that follows.
    const { headers } = c.res;
    const type = headers.get('content-type') ?? '';
    headers.set('x-content-type-options', 'nosniff');
    // No address of a ticket leaks to another site.
    headers.set('referrer-policy', 'same-origin');
    headers.set('content-security-policy', policyOf(c, type, live));
    if (secure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
    // Only failures carry the request's id: a successful answer may be cached and sent to others.
    const failed = c.res.status >= 500 && currentRequestId();
    if (failed) headers.set(requestIdHeader, failed);
    const publicSeconds = c.get('publicSeconds') ?? 0;
    if (headers.has('set-cookie')) headers.set('cache-control', 'no-store');
    else if (publicSeconds > 0 && c.res.status === 200)
      for (const [name, value] of Object.entries(publicKeeping(publicSeconds))) headers.set(name, value);
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    if (!type.startsWith('text/html')) return;
    headers.set('cross-origin-opener-policy', 'same-origin');
    const onBoard = isDoor(c.req.path) ? '(self)' : '()';
    headers.set('permissions-policy', `camera=${onBoard}, microphone=(), geolocation=${onBoard}`);
  };
