import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { Place } from '@poth/domain/waiting-room/place.ts';
import type { Pass } from '@poth/domain/waiting-room/pass.ts';
import { decodePass, decodePlace, encodePass, encodePlace } from '@poth/domain/waiting-room/token-words.ts';
import type { Deps } from '../deps.ts';
import type { Browser } from '../http/browser.ts';

type Links = Deps['linkSigner'];

export const signPlace = (links: Links, place: Place): string =>
  links.sign('waiting-place', encodePlace(place));

/** Returns the place that a token carries, if this installation signed it for this room and it has not expired. */
export const verifyPlaceToken = (
  links: Links,
  token: string | null | undefined,
  { roomId, now }: { roomId: string; now: Date },
): Place | undefined => {
  const place = token ? decodePlace(links.open('waiting-place', token)) : undefined;
  return place?.roomId === roomId && place.until > now ? place : undefined;
};

export const signPass = (links: Links, pass: Pass): string => links.sign('waiting-pass', encodePass(pass));

/** Returns the pass that a token carries, if this installation signed it; the caller checks whether it is over. */
export const verifyPassToken = (links: Links, token: string): Pass | undefined =>
  decodePass(links.open('waiting-pass', token));

type Kind = 'place' | 'pass' | 'way-in';

/** Name of a room's cookie; the prefix __Host- demands HTTPS, and a portal on plain localhost goes without. */
const cookieName = (publicUrl: string, kind: Kind, roomId: string): string =>
  `${publicUrl.startsWith('https:') ? '__Host-' : ''}${kind}-${roomId.slice(0, 8)}`;

/** Reads the token of a room that a browser sent, if it did. */
export const readTokenCookie = (
  publicUrl: string,
  { headers }: Pick<Browser, 'headers'>,
  kind: Kind,
  roomId: string,
): string | undefined => {
  const name = cookieName(publicUrl, kind, roomId);
  return parse(headers.get('cookie') ?? '', name)[name];
};

/** Leaves a token of a room in a browser, as a cookie. */
export const setTokenCookie = (
  publicUrl: string,
  browser: Pick<Browser, 'keep'>,
  { kind, roomId, token, seconds }: { kind: Kind; roomId: string; token: string; seconds: number },
): void => {
  const secure = publicUrl.startsWith('https:');
  browser.keep(
    generateCookie(cookieName(publicUrl, kind, roomId), token, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure,
      maxAge: Math.max(0, Math.floor(seconds)),
    }),
  );
};
