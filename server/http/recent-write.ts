import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { isRead } from './guard.ts';

/** Seconds after a write for which a browser is answered by the database itself: longer than a replica may be behind. */
const recentSeconds = 3;

const nameOf = (secure: boolean): string => (secure ? '__Host-wrote' : 'wrote');

/** Tells whether this browser wrote so recently that a replica may not have it. */
export const hasRecentWrite = (c: Context, secure: boolean): boolean =>
  getCookie(c, nameOf(secure)) !== undefined;

/**
 * Marks a browser whose request may have written something. The mark protects nothing: without it the browser may only
 * read data that is a second old.
 */
export const markRecentWrite = (c: Context, secure: boolean): void => {
  if (isRead(c.req.method)) return;
  const cookie = generateCookie(nameOf(secure), '1', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: recentSeconds,
  });
  c.res.headers.append('set-cookie', cookie);
};
