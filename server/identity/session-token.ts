import type { Deps } from '../deps.ts';

type Links = Deps['linkSigner'];
/** Contents of a bearer token: a session, and the buyer of the browser that asked for it. */
export type TokenOf = { sessionId: string; buyerId: string };

/** A bearer token: worth what its session is worth, looked up with every request; it opens no cookie. */
export const signSessionToken = (links: Links, { sessionId, buyerId }: TokenOf): string =>
  links.sign('session', `${sessionId}.${buyerId}`);

/** Opens a bearer token, if this installation made it. */
export const openSessionToken = (links: Links, token: string): TokenOf | undefined => {
  const [sessionId, buyerId] = links.open('session', token)?.split('.') ?? [];
  return sessionId && buyerId ? { sessionId, buyerId } : undefined;
};

/** The bearer token that came along, whatever it is. */
export const bearerIn = (headers: Headers): string | undefined =>
  /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1];
