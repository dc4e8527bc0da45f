import type { Deps } from '../deps.ts';

type Links = Deps['linkSigner'];
/** Contents of a bearer token: a session, and the buyer of the browser that asked for it. */
export type TokenOf = { sessionId: string; buyerId: string };

/** Signs a bearer token. It is valid as long as its session, which is read with every request; it is no session cookie. */
export const signSessionToken = (links: Links, { sessionId, buyerId }: TokenOf): string =>
  links.sign('session', `${sessionId}.${buyerId}`);

/** Opens a bearer token, if this installation made it. */
export const openSessionToken = (links: Links, token: string): TokenOf | undefined => {
  const [sessionId, buyerId] = links.open('session', token)?.split('.') ?? [];
  return sessionId && buyerId ? { sessionId, buyerId } : undefined;
};

/** Returns the bearer token of a request, unverified. */
export const bearerIn = (headers: Headers): string | undefined =>
  /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1];
