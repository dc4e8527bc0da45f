import { randomUUID } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import type { Context } from 'hono';
import type { Actor } from '@poth/domain/booking/actor.ts';
import type { LinkSigner } from '../ticket/signed-link.ts';

const monthSeconds = 30 * 24 * 3600;
/** How many opened bookings one browser remembers. */
const mostProven = 8;

/** __Host- demands HTTPS; a portal on plain localhost goes without. */
const cookieNames = (secure: boolean) =>
  secure ? { buyer: '__Host-buyer', holder: '__Host-holder' } : { buyer: 'buyer', holder: 'holder' };
const cookieOptions = (secure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: monthSeconds }) as const;

/**
 * Who asks: the buyer that a signed cookie or a bearer token proves, with the bookings whose link or code it proved.
 * A browser without one becomes a new buyer, whose cookie goes out with this answer.
 */
export const actorOf = (
  c: Context,
  links: LinkSigner,
  secure: boolean,
): Extract<Actor, { kind: 'buyer' }> => {
  const names = cookieNames(secure);
  const bearer = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1];
  const known = links.open('buyer', bearer ?? getCookie(c, names.buyer) ?? '');
  const buyerId = known ?? randomUUID();
  if (!known) setCookie(c, names.buyer, links.sign('buyer', buyerId), cookieOptions(secure));
  const proven = (getCookie(c, names.holder) ?? '')
    .split(' ')
    .map((proof) => links.open('ticket-holder', proof))
    .filter((bookingId) => bookingId !== undefined);
  return { kind: 'buyer', buyerId, proven };
};

/** The cookie that remembers one more proven booking beside those before. */
export const holderCookie = (c: Context, links: LinkSigner, proof: string, secure: boolean): string => {
  const names = cookieNames(secure);
  const before = (getCookie(c, names.holder) ?? '')
    .split(' ')
    .filter((old) => links.open('ticket-holder', old) && old !== proof);
  const value = encodeURIComponent([proof, ...before].slice(0, mostProven).join(' '));
  return `${names.holder}=${value}; Path=/; Max-Age=${monthSeconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
};
