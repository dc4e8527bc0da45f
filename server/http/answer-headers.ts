import type { Context, MiddlewareHandler } from 'hono';
import { currentRequestId, requestIdHeader } from '../log/request-id.ts';
import type { Env } from './env.ts';

/** Tickets are scanned at the door of a coach, whose position is shared from there, and nowhere else. */
const isDoor = (path: string): boolean => /^(\/bn)?\/board\//.test(path);

/** Vite's client writes style elements, hears of changes through a socket, and asks from a worker when that is cut. */
const livePolicy = ["style-src 'self' 'unsafe-inline'", "connect-src 'self' ws:", "worker-src 'self' blob:"];

/**
 * A page loads our own scripts, styles and pictures, and nobody frames it.
 * script-src: inline scripts are named by the hashes of their texts, not by a nonce: the page may be kept and sent again.
 * style-src-attr: bars, seat maps and paper have sizes that follow from data, written as style attributes that must hold
 * before a script runs and without one; attributes load nothing and reach no other element.
 * form-action is left out: Chromium also applies it to every redirect that answers a form, and refuses the payment form,
 * with a script and without, unless the policy lists the gateway's page and each host that it hands on to, a bank's
 * among them, which are not known before.
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

/** A service worker loads by the policy of its script. */
const scriptPolicy = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Data, files and what people uploaded load nothing and are no document of ours, should a browser open them as one. */
const closedPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

const policyOf = (c: Context<Env>, type: string, live: boolean): string => {
  if (type.startsWith('text/html')) return pagePolicy(c.get('scriptHashes') ?? [], live);
  return type.startsWith('text/javascript') ? scriptPolicy : closedPolicy;
};

/**
 * Allows caches before the portal to keep a page for some seconds, and for as long again while they fetch it anew (RFC 9213).
 * Browsers keep nothing: on the way back they would show an outdated page to somebody who has signed in or bought since.
 */
const publicKeeping = (seconds: number) => ({
  'cdn-cache-control': `public, max-age=${seconds}, stale-while-revalidate=${seconds}`,
  vary: 'Accept-Encoding, Authorization, Cookie',
});

/**
 * Decides the headers of every kind of answer: page, data, call, file, upload, redirect, refusal, failure. It stands
 * before everything else, so that no answer passes it by. Handlers say what an answer is (content-type,
 * content-disposition) and how long it keeps (cache-control; without it, and beside a cookie that is set, nobody keeps it).
 * secure: the portal is reached by https. live: pages are drawn from their sources, for who changes them.
 */
export const answerHeaders =
  ({ secure, live }: { secure: boolean; live: boolean }): MiddlewareHandler<Env> =>
  async (c, next) => {
    await next();
    // Set on the answer itself: Hono's own way makes the answer anew for each header that comes after it.
    const { headers } = c.res;
    const type = headers.get('content-type') ?? '';
    headers.set('x-content-type-options', 'nosniff');
    // No address of a ticket leaks to another site.
    headers.set('referrer-policy', 'same-origin');
    headers.set('content-security-policy', policyOf(c, type, live));
    if (secure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
    // A failure alone: what went well may be kept, and is sent again to others.
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
