import { isProblem } from '@poth/domain/problem.ts';
import { LRUCache } from 'lru-cache';
import { isRetriable, retrying, TryAgain } from './transaction.ts';

/** Bounds of one kind of facts in a process: bytes in all, and milliseconds for which a fact is used at most. */
type Bounds = { mostBytes: number; forMs: number };

/**
 * Remembers facts as this process last read or wrote them, so that a step needs no read before its write. A fact may be
 * outdated: the write checks the versions on which it depends. `bytes`: size of one fact; the least recently used are evicted.
 */
export const openKnownFacts = <Facts extends object>(
  { mostBytes, forMs }: Bounds,
  bytes: (facts: Facts) => number,
) => {
  const kept = new LRUCache<string, Facts>({ maxSize: mostBytes, ttl: forMs, sizeCalculation: bytes });
  return {
    find: (key: string): Facts | undefined => kept.get(key),
    /** Keeps a fact, for fewer milliseconds than the others where `ms` says so; an expired one is dropped. */
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

/** Estimates the bytes of facts by their JSON, two per letter; an object that several facts share is measured once. */
export const bytesOf = (facts: object): number => {
  const known = measured.get(facts);
  if (known !== undefined) return known;
  const bytes = 2 * JSON.stringify(facts).length;
  measured.set(facts, bytes);
  return bytes;
};

/** Estimates the database's time: its last answer plus the time since, by a monotonic clock. */
export const openKnownClock = () => {
  let seen: { now: Date; at: number } | undefined;
  return {
    saw: (now: Date): void => {
      seen = { now, at: performance.now() };
    },
    now: (): Date | undefined => seen && new Date(seen.now.getTime() + performance.now() - seen.at),
  };
};

/** Sources of the facts of a step: what this process remembers, if that is enough, and a fresh read. */
type Sources<Known, Read> = {
  recall: () => Known | undefined;
  /** Drops remembered facts that have proved outdated. */
  forget?: () => void;
  read: () => Promise<Read>;
};

/**
 * Takes a step by remembered facts; where those would refuse it or are outdated, by facts that are read now, so memory
 * never refuses anybody. `again`: reads the facts once more from the same source, for a step that had to wait.
 */
export const tryRememberedFirst = async <Known extends Read, Read, Answer>(
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
