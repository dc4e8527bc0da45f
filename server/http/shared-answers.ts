import type { MiddlewareHandler } from 'hono';
import { addDays, dhakaDate, dhakaInstant } from '@poth/domain/dhaka.ts';
import type { Deps } from '../deps.ts';
import { openAnswerCache } from '../answer-cache.ts';
import { withDependencies, expireWithin } from '../answer-dependencies.ts';
import { anonymousRequest, isAnonymous } from './anonymous-request.ts';
import { coalesceEach } from './coalesce.ts';
import type { Env } from './env.ts';
import { type Packing, pack, acceptedEncodings } from './packing.ts';

/** Rules for a group of answers that are the same for every anonymous client. */
export type SharedPolicy = {
  /** address: path and query. */
  isShared: (address: string) => boolean;
  mostBytes: number;
  /**
   * Most milliseconds to keep an answer, for changes without a touch, as by an earlier version of the program beside this one.
   */
  keptMs: number;
  /**
   * Milliseconds for which an answer is kept although one of its trips was touched: while seats sell all the time it is
   * made again once in this time, not after every sale.
   */
  youngMs: number;
  /** Seconds for which caches between client and portal may keep an answer; 0: they may not. */
  publicSeconds: number;
};

/** Rules for calls about trips that API clients make before they hold seats. */
export const sharedCalls: SharedPolicy = {
  isShared: (address) => /^\/api\/trips(\/[^/?]+\/seats)?(\?|$)/.test(address),
  // About 8,000 lists of coaches.
  mostBytes: 64 * 1024 * 1024,
  keptMs: 10_000,
  youngMs: 0,
  publicSeconds: 0,
};

/** Dependencies of an answer, as in answer-cache.ts; times of the process's clock. */
type Grounds = { tripIds: readonly string[]; readAfter: number; beganMs: number; untilMs: number };

/** Bytes and headers of an answer. `revision`: of the settings with which it was made; `madeAt`: in milliseconds. */
type Answer = {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
  revision: number;
  madeAt: number;
  grounds: Grounds;
};

const msToMidnight = (now: Date): number =>
  dhakaInstant(addDays(dhakaDate(now), 1)).getTime() - now.getTime();

/**
 * Answers anonymous clients from memory. An answer is made once, from its address alone, and its bytes are sent again
 * until something on which it depends is touched, an admin writes anything, or something in it expires. Registered
 * before all other middleware, whose work is part of the kept answer. No answer misses a change that is a second old.
 */
export const sharedAnswers = (
  { now, publicUrl, settings, touches }: Pick<Deps, 'now' | 'publicUrl' | 'settings' | 'touches'>,
  { isShared, publicSeconds, ...bounds }: SharedPolicy,
): MiddlewareHandler<Env> => {
  const memory = openAnswerCache<Answer>(touches, bounds);
  const coalesceMaking = coalesceEach<Answer | undefined>(touches, bounds.youngMs);
  const coalescePacking = coalesceEach<Answer>(touches, Number.POSITIVE_INFINITY);

  const find = (key: string): Answer | undefined => {
    const answer = memory.find(key);
    return answer?.revision === settings.revision() && touches.isHeard() ? answer : undefined;
  };
  const keep = (key: string, answer: Answer): void => {
    const { untilMs, ...grounds } = answer.grounds;
    const bytes = answer.body.byteLength + JSON.stringify(answer.headers).length;
    memory.keep(key, { answer, bytes, ...grounds }, untilMs);
  };
  const packed = (address: string, answer: Answer, packing: Packing): Promise<Answer> =>
    coalescePacking(`${packing} ${address} ${answer.grounds.beganMs}`, async () => {
      const headers = { ...answer.headers, 'content-encoding': packing };
      const made = { ...answer, headers, body: await pack(packing, answer.body) };
      keep(`${packing} ${address}`, made);
      return made;
    });
  const sendKept = ({ body, headers, madeAt }: Answer): Response => {
    // A cache in front of the portal counts from the moment at which the answer was found valid, which is now.
    if (publicSeconds > 0) return new Response(body, { headers });
    const age = String(Math.floor((Date.now() - madeAt) / 1_000));
    return new Response(body, { headers: { ...headers, age } });
  };

  return async (c, next) => {
    const { raw } = c.req;
    if (raw.method !== 'GET' || !isAnonymous(raw.headers)) return next();
    const address = raw.url.slice(raw.url.indexOf('/', 'https://'.length));
    const [packing] = acceptedEncodings(raw.headers.get('accept-encoding'));
    const kept = find(packing ? `${packing} ${address}` : address);
    if (kept) return sendKept(kept);
    if (!isShared(address)) return next();

    const make = async (): Promise<Answer | undefined> => {
      const [revision, readAfter, beganMs] = [settings.revision(), touches.newest(), performance.now()];
      c.req.raw = anonymousRequest(address, publicUrl, raw);
      c.set('publicSeconds', publicSeconds);
      const [, rests] = await withDependencies(() => {
        expireWithin(msToMidnight(now()));
        return next();
      });
      // A failure while the answer is made resets publicSeconds.
      if (c.res.status !== 200 || c.res.headers.has('set-cookie') || c.get('publicSeconds') !== publicSeconds)
        return undefined;
      const { 'content-length': _unpacked, ...headers } = Object.fromEntries(c.res.headers);
      const answer = {
        body: new Uint8Array(await c.res.arrayBuffer()),
        headers,
        revision,
        madeAt: Date.now(),
        grounds: {
          tripIds: [...rests.tripIds],
          readAfter: Math.min(readAfter, rests.readAfter),
          untilMs: Math.min(rests.untilMs, beganMs + bounds.keptMs),
          beganMs,
        },
      };
      keep(address, answer);
      return answer;
    };
    // After a pause no touches have been read lately, although the kept answer may still be valid.
    if (!touches.isHeard()) await touches.hear().catch(() => undefined);
    const found = find(address);
    const answer = found ?? (await coalesceMaking(address, make));
    if (!answer) return c.finalized ? undefined : next();
    const sent = packing ? await packed(address, answer, packing) : answer;
    c.res = undefined;
    c.res = found ? sendKept(sent) : new Response(sent.body, { headers: sent.headers });
  };
};
