import { keepAnswers } from './kept-answers.ts';
import { restOn } from './rests-on.ts';
import type { Touches } from './touches.ts';

/** How things are read that are kept in memory, and how long. */
type Terms<Asked, Found> = {
  keyOf: (asked: Asked) => string;
  /** The trips that it is dropped with; what is touched for every trip is dropped in any case. */
  tripIdsOf: (asked: Asked) => readonly string[];
  /** Reads many at once, in the order of the asked; undefined: there is none. */
  read: (asked: readonly Asked[]) => Promise<readonly (Found | undefined)[]>;
  bytesOf: (found: Found) => number;
  mostBytes: number;
  keptMs: number;
};

/** Finds things in memory or reads them, in the order of the asked; of them, `anew` is read in any case. */
export type KeptReadings<Asked, Found> = (
  asked: readonly Asked[],
  how?: { anew: boolean },
) => Promise<(Found | undefined)[]>;

type Reading<Found> = { found: Promise<ReadonlyMap<string, Found | undefined>>; readAfter: number };

/**
 * Keeps in memory what is read often, until it is touched. What is missing is read by one reading, and by one for all who
 * ask meanwhile, as long as nothing of it is touched.
 */
export const keepReadings = <Asked, Found extends object>(
  touches: Touches,
  { keyOf, tripIdsOf, read, bytesOf, ...bounds }: Terms<Asked, Found>,
): KeptReadings<Asked, Found> => {
  const memory = keepAnswers<Found>(touches, bounds);
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
    restOn(asked.flatMap(tripIdsOf), touches.newest());
    const kept = asked.map((one) => (anew ? undefined : memory.find(keyOf(one))));
    const missing = [...new Map(asked.filter((_, at) => !kept[at]).map((one) => [keyOf(one), one])).values()];
    begin(missing.filter((one) => anew || !isUnderWay(one)));
    const readings = asked.map((one, at) => (kept[at] ? undefined : underWay.get(keyOf(one))));
    return Promise.all(
      asked.map(async (one, at) => kept[at] ?? (await readings[at]?.found)?.get(keyOf(one))),
    );
  };
};
