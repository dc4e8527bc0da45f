import type { Context, MiddlewareHandler } from 'hono';
import type { Deps } from '../deps.ts';
import { keepAnswers } from '../kept-answers.ts';
import { notingRests } from '../rests-on.ts';
import type { Env } from './env.ts';

/** An answer as it goes out, packed where its readers take that; settings: by which it was made. madeAt: in milliseconds. */
type Prepared = {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
  settings: unknown;
  madeAt: number;
};

/** Some 8,000 lists of coaches. */
const mostBytes = 64 * 1024 * 1024;
const keptMs = 10_000;

/** Addresses that answer everybody the same who brings no cookie and no token. */
export const sharedAddresses = ['/api/trips', '/api/trips/:tripId/seats'];

/** A client with a cookie or a token may have bought a seat a moment ago, in another process. */
const mayHaveSeats = ({ req }: Context): boolean =>
  req.header('cookie') !== undefined || req.header('authorization') !== undefined;

/** Encodings are told apart as the compression does that made the answer. */
const keyOf = ({ req }: Context): string => {
  const accepted = req.header('accept-encoding') ?? '';
  const encoding = ['gzip', 'deflate'].find((name) => accepted.includes(name)) ?? '';
  return `${encoding} ${req.url.slice(req.url.indexOf('/', 'https://'.length))}`;
};

const prepare = async ({ res }: Context, settings: unknown): Promise<Prepared> => {
  const { 'set-cookie': _ofTheFirstReader, ...headers } = Object.fromEntries(res.headers);
  return { body: new Uint8Array(await res.clone().arrayBuffer()), headers, settings, madeAt: Date.now() };
};

/**
 * Answers what is the same for everybody from memory, as the bytes that were sent before, until a trip in it is touched or a
 * hold in it ends. It stands before everything else: what comes after it has had its say when the answer was made. No
 * such answer misses a change that is a second old.
 */
export const sharedAnswers = ({
  touches,
  settings,
}: Pick<Deps, 'touches' | 'settings'>): MiddlewareHandler<Env> => {
  const memory = keepAnswers<Prepared>(touches, { mostBytes, keptMs });
  return async (c, next) => {
    if (mayHaveSeats(c)) return next();
    const key = keyOf(c);
    const kept = touches.isHeard() ? memory.find(key) : undefined;
    if (kept?.settings === settings()) {
      const age = String(Math.floor((Date.now() - kept.madeAt) / 1_000));
      return new Response(kept.body, { headers: { ...kept.headers, age } });
    }
    const asked = settings();
    const [, { readAfter, tripIds, untilMs }] = await notingRests(next);
    if (c.res.status !== 200 || readAfter === Number.POSITIVE_INFINITY) return;
    const answer = await prepare(c, asked);
    memory.keep(key, { answer, bytes: answer.body.byteLength, tripIds: [...tripIds], readAfter }, untilMs);
  };
};
