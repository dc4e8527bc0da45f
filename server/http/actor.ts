import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, generateCookie, getCookie } from 'hono/cookie';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import type { Pass } from '@poth/domain/waiting-room/pass.ts';
import { passHeader, proofHeader } from '@poth/domain/contract.ts';
import { bearerIn, openSessionToken } from '../identity/session-token.ts';
import type { LinkSigner } from '../ticket/signed-link.ts';
import { verifyPassToken } from '../waiting-room/place-token.ts';
import { readFormBuyer, signFormBuyer } from './carried-buyer.ts';
import type { Env, PortalBrowser } from './env.ts';
import { isRead } from './guard.ts';
import { hasRecentWrite } from './recent-write.ts';

const monthSeconds = 30 * 24 * 3600;
/** Most proven bookings that one browser remembers. */
const mostProven = 8;

/** Cookie names: the prefix __Host- demands HTTPS, so a portal on plain localhost goes without it. */
const cookieNames = (secure: boolean) =>
  secure ? { buyer: '__Host-buyer', holder: '__Host-holder' } : { buyer: 'buyer', holder: 'holder' };
const cookieOptions = (secure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: monthSeconds }) as const;

const keptProofs = (c: Context, links: LinkSigner, secure: boolean): string[] =>
  (getCookie(c, cookieNames(secure).holder) ?? '')
    .split(' ')
    .filter((proof) => links.open('ticket-holder', proof));

/** Passes of waiting rooms: from the browser's cookies, and one from a header that an API client may send. */
const passesOf = (c: Context, links: LinkSigner): Pass[] => {
  const brought = c.req.header(passHeader);
  const kept = /(?:^|; |-)pass-/.test(c.req.header('cookie') ?? '')
    ? Object.entries(getCookie(c)).flatMap(([name, value]) => (/^(__Host-)?pass-/.test(name) ? [value] : []))
    : [];
  return [...kept, ...(brought ? [brought] : [])].flatMap((token) => verifyPassToken(links, token) ?? []);
};

/**
 * Builds the visitor of a request: the recognised account, the buyer that a signed cookie or a bearer token proves, and
 * the bookings that were proved by link or code. Without a proof a new buyer is drawn, and `sendBuyerCookie` sends its cookie
 * where the browser may do something.
 */
export const visitorOf = (
  c: Context<Env>,
  { links, secure, address }: { links: LinkSigner; secure: boolean; address: string | null },
  { account, awaiting }: Pick<Visitor, 'account' | 'awaiting'>,
): Visitor => {
  const { buyer } = cookieNames(secure);
  const bearer = bearerIn(c.req.raw.headers);
  // The token of an ended session proves no buyer either.
  const isInSession = account !== null || awaiting !== null;
  const known =
    links.open('buyer', bearer ?? getCookie(c, buyer) ?? '') ??
    (bearer && isInSession ? openSessionToken(links, bearer)?.buyerId : undefined);
  c.set('isNewBuyer', known === undefined);
  // A browser keeps its proofs in a cookie; a client of the API brings its own in a header.
  const brought = c.req.header(proofHeader);
  const proofs = [...keptProofs(c, links, secure), ...(brought ? [brought] : [])];
  const proven = proofs.flatMap((proof) => links.open('ticket-holder', proof) ?? []);
  const passes = passesOf(c, links);
  // A client with a token keeps no cookies, so its recent writes are not known.
  const mayReadBehind = !bearer && !hasRecentWrite(c, secure);
  const buyerId = known ?? randomUUID();
  return { kind: 'visitor', buyerId, proven, passes, address, account, awaiting, mayReadBehind };
};

/**
 * Sends a browser the cookie of its newly drawn buyer once data may belong to it: with the answer to a request that may
 * write, and to an account, whose device is recognised by it. Who only reads gets no cookie, so that answers that are
 * the same for all can be cached for all.
 */
export const sendBuyerCookie = (
  c: Context<Env>,
  { links, secure }: { links: LinkSigner; secure: boolean },
): void => {
  const { buyerId, account, awaiting } = c.var.actor;
  if (!c.var.isNewBuyer || (isRead(c.req.method) && !account && !awaiting)) return;
  const cookie = generateCookie(
    cookieNames(secure).buyer,
    links.sign('buyer', buyerId),
    cookieOptions(secure),
  );
  c.res.headers.append('set-cookie', cookie);
};

/** Headers of a request; cookies beside a bearer token are removed, since they must open nothing, not even further in. */
const headersOf = ({ headers }: Request): Headers => {
  if (!bearerIn(headers)) return headers;
  const without = new Headers(headers);
  without.delete('cookie');
  return without;
};

/** Gives access to the cookies of a request and of its answer. */
export const browserOf = (
  c: Context<Env>,
  { links, secure, now }: { links: LinkSigner; secure: boolean; now: () => Date },
): PortalBrowser => {
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
      c.set('isNewBuyer', false);
      for (const name of Object.values(names)) deleteCookie(c, name, cookieOptions(secure));
    },
    get newBuyer() {
      return c.var.isNewBuyer ? signFormBuyer(links, c.var.actor.buyerId, now()) : null;
    },
    takeBuyer: (signed) => {
      const buyerId = readFormBuyer(links, signed, now());
      if (buyerId && c.var.isNewBuyer) c.set('actor', { ...c.var.actor, buyerId });
    },
  };
};
