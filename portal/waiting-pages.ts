import type { Context, MiddlewareHandler } from 'hono';
import { wayBack } from '@poth/domain/identity/way-back.ts';
import { countText, type Language } from '@poth/domain/language.ts';
import type { PlaceWords } from '@poth/domain/waiting-room/page-marks.ts';
import type { PlacePosition } from '@poth/domain/waiting-room/place-position.ts';
import { waitText } from '@poth/domain/waiting-room/wait-text.ts';
import type { Deps } from '@poth/server/deps.ts';
import { anonymousRequest } from '@poth/server/http/anonymous-request.ts';
import type { Env } from '@poth/server/http/env.ts';
import { pack, acceptedEncodings } from '@poth/server/http/packing.ts';
import {
  setTokenCookie,
  verifyPassToken,
  verifyPlaceToken,
  readTokenCookie,
} from '@poth/server/waiting-room/place-token.ts';
import { currentPosition } from '@poth/server/waiting-room/current-position.ts';

type Page = {
  html: string;
  headers: [string, string][];
  hashes: readonly string[];
  readNo: number;
  madeMs: number;
};
type World = Pick<Deps, 'linkSigner' | 'publicUrl' | 'rooms'>;

const address = /^(\/bn)?\/waiting-room\/([\da-f-]{36})$/;
/** Milliseconds for which a drawn page is sent to everybody. */
const keptMs = 1_000;
const wayInSeconds = 24 * 3_600;

/** Words of a page for a place, or for a browser without one. */
const wordsOf = (
  standing: PlacePosition | undefined,
  { placeId, isInside, language }: { placeId: string; isInside: boolean; language: Language },
): PlaceWords => {
  const { state, queue, number, ahead, secondsToGo, lookAgainSeconds } = standing ?? {};
  const come = number === null || number === undefined ? 0 : number - 1 - Math.min(ahead ?? 0, number - 1);
  return {
    state: isInside ? 'inside' : (state ?? 'none'),
    queue: queue ?? 'none',
    plainNumber: String(number ?? 0),
    number: countText(number ?? 0, language),
    ahead: countText(ahead ?? 0, language),
    toGo: waitText(secondsToGo ?? null, language),
    share: String(number ? Math.floor((100 * come) / number) : 0),
    lookAgain: String(lookAgainSeconds ?? 60),
    placeId,
  };
};

const fill = (html: string, words: PlaceWords): string =>
  html.replace(/@@([a-zA-Z]+)@@/g, (mark, name: string) => words[name as keyof PlaceWords] ?? mark);

/**
 * Answers the page of a waiting room from memory: it is drawn once a second for all, and the facts of a place are
 * filled in from the token in the cookie. A look at it recognises nobody and reads nothing from the database.
 */
export const waitingPages = (world: World): MiddlewareHandler<Env> => {
  const { linkSigner, publicUrl, rooms } = world;
  const kept = new Map<string, Page>();
  const making = new Map<string, Promise<Page | undefined>>();

  const wordsFor = (
    c: Context,
    room: NonNullable<ReturnType<World['rooms']['find']>>,
    language: Language,
  ): PlaceWords => {
    const [now, { roomId }] = [rooms.now(), room];
    const browser = { headers: c.req.raw.headers };
    const place = verifyPlaceToken(linkSigner, readTokenCookie(publicUrl, browser, 'place', roomId), {
      roomId,
      now,
    });
    const pass = verifyPassToken(linkSigner, readTokenCookie(publicUrl, browser, 'pass', roomId) ?? '');
    const isInside = pass !== undefined && pass.roomId === roomId && pass.until > now;
    return wordsOf(place && currentPosition(room, place, now), {
      placeId: place?.placeId ?? '',
      isInside,
      language,
    });
  };
  const send = async (c: Context<Env>, page: Page, words: PlaceWords): Promise<Response> => {
    const html = fill(page.html, words);
    const headers = new Headers(page.headers);
    headers.set('cache-control', 'no-store');
    c.set('scriptHashes', page.hashes);
    if (!acceptedEncodings(c.req.header('accept-encoding') ?? null).includes('gzip'))
      return new Response(html, { headers });
    headers.set('content-encoding', 'gzip');
    headers.set('vary', 'accept-encoding');
    return new Response(await pack('gzip', Buffer.from(html)), { headers });
  };
  const isFresh = (page: Page | undefined): page is Page =>
    page !== undefined && page.readNo === rooms.readNo() && performance.now() - page.madeMs < keptMs;

  return async (c, next) => {
    const [, bangla, roomId = ''] = address.exec(c.req.path) ?? [];
    const room = rooms.find(roomId);
    if (!room || !['GET', 'POST'].includes(c.req.method)) return next();
    const words = wordsFor(c, room, bangla ? 'bn' : 'en');
    const draw = async (): Promise<Page | undefined> => {
      const [readNo, madeMs] = [rooms.readNo(), performance.now()];
      await next();
      const { res } = c;
      if (!res.headers.get('content-type')?.startsWith('text/html')) return undefined;
      const headers = [...res.headers].filter(([name]) => !['content-length', 'set-cookie'].includes(name));
      return { html: await res.text(), headers, hashes: c.get('scriptHashes') ?? [], readNo, madeMs };
    };
    if (c.req.method === 'POST') {
      // The answer to a form goes to its sender alone; a redirect passes unchanged.
      c.req.raw.headers.delete('accept-encoding');
      await next();
      const { res } = c;
      if (!res.headers.get('content-type')?.startsWith('text/html')) return;
      const filled = new Response(fill(await res.text(), words), res);
      filled.headers.delete('content-length');
      c.res = undefined;
      c.res = filled;
      return;
    }
    const wayIn = c.req.query('to');
    if (wayIn !== undefined) {
      const keep = (cookie: string) => c.header('set-cookie', cookie, { append: true });
      setTokenCookie(
        publicUrl,
        { keep },
        { kind: 'way-in', roomId, token: wayBack(wayIn), seconds: wayInSeconds },
      );
      return c.redirect(c.req.path, 303);
    }
    let page = kept.get(c.req.path);
    if (!isFresh(page)) {
      const underWay = making.get(c.req.path);
      if (underWay) page = await underWay;
      else {
        c.req.raw = anonymousRequest(c.req.path, publicUrl, c.req.raw);
        const made = draw().finally(() => making.delete(c.req.path));
        making.set(c.req.path, made);
        page = await made;
        if (!page || c.res.status !== 200) return;
        kept.set(c.req.path, page);
        c.res = undefined;
      }
    }
    if (!page) return next();
    const answer = await send(c, page, words);
    c.res = answer;
  };
};
