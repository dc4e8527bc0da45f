import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, generateCookie, getCookie } from 'hono/cookie';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { proofHeader } from '@poth/domain/contract.ts';
import { bearerIn, openSessionToken } from '../identity/session-token.ts';
import type { LinkSigner } from '../ticket/signed-link.ts';
import type { PortalBrowser } from './env.ts';

const monthSeconds = 30 * 24 * 3600;
/** How many opened bookings one browser remembers. */
const mostProven = 8;

/** __Host- demands HTTPS; a portal on plain localhost goes without. */
const cookieNames = (secure: boolean) =>
  secure ? { buyer: '__Host-buyer', holder: '__Host-holder' } : { buyer: 'buyer', holder: 'holder' };
const cookieOptions = (secure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: monthSeconds }) as const;

const keptProofs = (c: Context, links: LinkSigner, secure: boolean): string[] =>
  (getCookie(c, cookieNames(secure).holder) ?? '')
    .split(' ')
    .filter((proof) => links.open('ticket-holder', proof));

/**
 * Who asks: the person who was recognised, and the buyer that a signed cookie or a bearer token proves, with the
 * bookings whose link or code it proved. A browser without one becomes a new buyer, whose cookie goes out with this
 * answer.
 */
export const visitorOf = (
  c: Context,
  browser: PortalBrowser,
  { links, secure, address }: { links: LinkSigner; secure: boolean; address: string | null },
  { account, awaiting }: Pick<Visitor, 'account' | 'awaiting'>,
): Visitor => {
  const { buyer } = cookieNames(secure);
  const bearer = bearerIn(c.req.raw.headers);
  // The token of a session that has ended stands for nobody's seats either.
  const isInSession = account !== null || awaiting !== null;
  const known =
    links.open('buyer', bearer ?? getCookie(c, buyer) ?? '') ??
    (bearer && isInSession ? openSessionToken(links, bearer)?.buyerId : undefined);
  const buyerId = known ?? randomUUID();
  if (!known) browser.keep(generateCookie(buyer, links.sign('buyer', buyerId), cookieOptions(secure)));
  // A browser keeps its proofs in a cookie; a client of the API brings its own in a header.
  const brought = c.req.header(proofHeader);
  const proofs = [...keptProofs(c, links, secure), ...(brought ? [brought] : [])];
  const proven = proofs.flatMap((proof) => links.open('ticket-holder', proof) ?? []);
  return { kind: 'visitor', buyerId, proven, address, account, awaiting };
};

/** Whoever brings a bearer token is who the token says: cookies beside it must open nothing, also not further in. */
const headersOf = ({ headers }: Request): Headers => {
  if (!bearerIn(headers)) return headers;
  const without = new Headers(headers);
  without.delete('cookie');
  return without;
};

/** The cookies of this request and of its answer. */
export const browserOf = (c: Context, links: LinkSigner, secure: boolean): PortalBrowser => {
  const names = cookieNames(secure);
  return {
    headers: headersOf(c.req.raw),
    keep: (setCookie) => c.header('set-cookie', setCookie, { append: true }),
    rememberHolder: (proof) => {
      const before = keptProofs(c, links, secure).filter((old) => old !== proof);
      const value = [proof, ...before].slice(0, mostProven).join(' ');
      c.header('set-cookie', generateCookie(names.holder, value, cookieOptions(secure)), { append: true });
    },
    forget: () => {
      for (const name of Object.values(names)) deleteCookie(c, name, cookieOptions(secure));
    },
  };
};
