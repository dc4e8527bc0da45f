import { isProblem } from '@poth/domain/problem.ts';
import { LRUCache } from 'lru-cache';
import { isRetriable, retrying, TryAgain } from './transaction.ts';

/** Most that one kind of facts may take in a process, and how long a fact is used at most. */
type Bounds = { mostBytes: number; forMs: number };

/**
 * Remembers facts as this process read or wrote them last, so that a step needs no reading before it writes. A fact may
 * be old: what rests on it looks at versions again where it writes. bytes: of one of them, by which the least used give
 * way.
 */
export const openKnownFacts = <Facts extends object>(
  { mostBytes, forMs }: Bounds,
  bytes: (facts: Facts) => number,
) => {
  const kept = new LRUCache<string, Facts>({ maxSize: mostBytes, ttl: forMs, sizeCalculation: bytes });
  return {
    find: (key: string): Facts | undefined => kept.get(key),
    /** forMs: where it ends earlier than the others; one that is over is not kept. */
    keep: (key: string, facts: Facts, ms = forMs): void => {
      if (ms > 0) kept.set(key, facts, { ttl: Math.min(ms, forMs) });
      else kept.delete(key);
    },
    forget: (key: string): void => {
      kept.delete(key);
    },
  };
};

const measured = new WeakMap<object, number>();

/** Weighs facts in bytes by their JSON, two for each letter; what several facts share is measured once. */
export const bytesOf = (facts: object): number => {
  const known = measured.get(facts);
  if (known !== undefined) return known;
  const bytes = 2 * JSON.stringify(facts).length;
  measured.set(facts, bytes);
  return bytes;
};

/** Tells the database's time from its last answer and what has passed here since, on a clock that nobody sets. */
export const openKnownClock = () => {
  let seen: { now: Date; at: number } | undefined;
  return {
    saw: (now: Date): void => {
      seen = { now, at: performance.now() };
    },
    now: (): Date | undefined => seen && new Date(seen.now.getTime() + performance.now() - seen.at),
  };
};

/** Where the facts of a step come from: what this process remembers, if it is enough, and what is read now. */
type Sources<Known, Read> = {
  recall: () => Known | undefined;
  /** Drops what was recalled and is not so any more. */
  forget?: () => void;
  read: () => Promise<Read>;
};

/**
 * Takes a step by what is remembered, and where that would refuse or something has changed since, by what is read now:
 * nobody is refused by memory. again: facts from the same source once more, for a step that had to wait.
 */
export const rememberedFirst = async <Known extends Read, Read, Answer>(
  { recall, forget, read }: Sources<Known, Read>,
  step: (facts: Read, again: () => Promise<Read>) => Promise<Answer>,
): Promise<Answer> => {
  const recallAgain = async (): Promise<Known> => {
    const facts = recall();
    if (!facts) throw new TryAgain();
    return facts;
  };
  const known = recall();
  if (known)
    try {
      return await step(known, recallAgain);
    } catch (thrown) {
      if (!isProblem(thrown) && !isRetriable(thrown)) throw thrown;
      if (isRetriable(thrown)) forget?.();
    }
  return retrying(async () => step(await read(), read));
};
