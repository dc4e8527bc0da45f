import { openAnswerCache } from './answer-cache.ts';
import { dependOn } from './answer-dependencies.ts';
import type { Touches } from './touches.ts';

/** Terms for reading things and keeping them in memory. */
type Terms<Asked, Found> = {
  keyOf: (asked: Asked) => string;
  /** Trips whose touch drops a thing; a touch of every trip always does. */
  tripIdsOf: (asked: Asked) => readonly string[];
  /** Reads many things at once, in the order of `asked`; undefined where there is none. */
  read: (asked: readonly Asked[]) => Promise<readonly (Found | undefined)[]>;
  bytesOf: (found: Found) => number;
  mostBytes: number;
  keptMs: number;
};

/** Finds things in memory or reads them, in the order of `asked`. `anew`: reads all of them, whatever memory has. */
export type KeptReadings<Asked, Found> = (
  asked: readonly Asked[],
  how?: { anew: boolean },
) => Promise<(Found | undefined)[]>;

type Reading<Found> = { found: Promise<ReadonlyMap<string, Found | undefined>>; readAfter: number };

/**
 * Keeps frequent readings in memory until they are touched. What is missing is read by one query, which concurrent
 * callers share as long as nothing in it is touched.
 */
export const openReadingCache = <Asked, Found extends object>(
  touches: Touches,
  { keyOf, tripIdsOf, read, bytesOf, ...bounds }: Terms<Asked, Found>,
): KeptReadings<Asked, Found> => {
  const memory = openAnswerCache<Found>(touches, bounds);
  const underWay = new Map<string, Reading<Found>>();

  const readAll = async (asked: readonly Asked[], readAfter: number) => {
    const found = await read(asked);
    return new Map(
      asked.map((one, at) => {
        const [key, answer] = [keyOf(one), found[at]];
        if (answer) memory.keep(key, { answer, bytes: bytesOf(answer), tripIds: tripIdsOf(one), readAfter });
        return [key, answer] as const;
      }),
    );
  };
  const begin = (asked: readonly Asked[]): void => {
    if (asked.length === 0) return;
    const readAfter = touches.newest();
    const keys = asked.map(keyOf);
    const reading: Reading<Found> = {
      readAfter,
      found: readAll(asked, readAfter).finally(() => {
        for (const key of keys) if (underWay.get(key) === reading) underWay.delete(key);
      }),
    };
    for (const key of keys) underWay.set(key, reading);
  };
  const isUnderWay = (asked: Asked): boolean => {
    const reading = underWay.get(keyOf(asked));
    return reading !== undefined && !touches.isTouched(tripIdsOf(asked), reading.readAfter);
  };

  return async (asked, { anew } = { anew: false }) => {
    dependOn(asked.flatMap(tripIdsOf), touches.newest());
    const kept = asked.map((one) => (anew ? undefined : memory.find(keyOf(one))));
    const missing = [...new Map(asked.filter((_, at) => !kept[at]).map((one) => [keyOf(one), one])).values()];
    begin(missing.filter((one) => anew || !isUnderWay(one)));
    const readings = asked.map((one, at) => (kept[at] ? undefined : underWay.get(keyOf(one))));
    return Promise.all(
      asked.map(async (one, at) => kept[at] ?? (await readings[at]?.found)?.get(keyOf(one))),
    );
  };
};
