import { databaseNow } from './db/clock.ts';
import type { Database } from './db/database.ts';
import { everyTripId, readTouches } from './db/touch.ts';

/**
 * Milliseconds by which a commit may be later than its entry and still be noticed: by a reading of the last moments,
 * and by one of the whole window, which reaches back once to twice as far.
 */
const windowTimes = { lastMs: 1_000, wholeMs: 5_000 };

/** Counts of touches by trip since a moment of the database, in milliseconds. */
type Counts = { sinceMs: number; counts: Map<string, number> };
type Window = { readAtMs: number; last: Counts; whole: Counts };

/** Counts the touches of the last seconds repeatedly. Each reading returns the trips whose count has changed. */
export type TouchWindow = {
  /** Reads the last moments: a few entries, however much is sold. */
  readLast(): Promise<string[]>;
  /** Reads the whole window: an entry that was committed late raises a count too, and one that a crash has removed lowers it. */
  readWhole(): Promise<string[]>;
  /** Begins anew with the next reading. */
  reset(): void;
};

const earlier = (atMs: number, ms: number): Counts => ({ sinceMs: atMs - ms, counts: new Map() });

/** Lists the trips whose counts differ, with the difference. */
const differences = (before: Counts, now: Counts): [tripId: string, more: number][] =>
  [...new Set([...before.counts.keys(), ...now.counts.keys()])]
    .map((tripId): [string, number] => [
      tripId,
      (now.counts.get(tripId) ?? 0) - (before.counts.get(tripId) ?? 0),
    ])
    .filter(([, more]) => more !== 0);

/** Opens the window of a process. A reading that starts it, or finds the clock set back, returns every trip. */
export const openTouchWindow = (db: Database, times = windowTimes): TouchWindow => {
  let window: Window | undefined;

  /** Reads the counts since one moment and since a later one. */
  const count = async (sinceMs: number, laterMs: number) => {
    const read = await readTouches(db, { since: new Date(sinceMs), later: new Date(laterMs) });
    const found = Object.entries(read.counts);
    const asCounts = (from: number, rows: [string, number][]): Counts => ({
      sinceMs: from,
      counts: new Map(rows.filter(([, touches]) => touches > 0)),
    });
    return {
      readAtMs: read.now.getTime(),
      since: asCounts(
        sinceMs,
        found.map(([tripId, [touches]]) => [tripId, touches]),
      ),
      later: asCounts(
        laterMs,
        found.map(([tripId, [, ofThemLater]]) => [tripId, ofThemLater]),
      ),
    };
  };
  const reading = async (read: (before: Window) => Promise<{ now: Window; changed: string[] }>) => {
    const readAtMs = window?.readAtMs ?? (await databaseNow(db)).getTime();
    const isNew = window === undefined;
    const before = window ?? {
      readAtMs,
      last: earlier(readAtMs, times.lastMs),
      whole: earlier(readAtMs, times.wholeMs),
    };
    const { now, changed } = await read(before);
    const isBack = now.readAtMs < readAtMs - times.lastMs;
    window = isBack ? undefined : now;
    return isNew || isBack ? [everyTripId, ...changed] : changed;
  };

  return {
    readLast: () =>
      reading(async ({ last, whole }) => {
        const { readAtMs, since } = await count(last.sinceMs, last.sinceMs);
        const changed = differences(last, since);
        for (const [tripId, more] of changed)
          whole.counts.set(tripId, (whole.counts.get(tripId) ?? 0) + more);
        return { now: { readAtMs, last: since, whole }, changed: changed.map(([tripId]) => tripId) };
      }),
    readWhole: () =>
      reading(async ({ whole, ...before }) => {
        const nextMs = before.readAtMs - times.wholeMs;
        const isLong = nextMs - whole.sinceMs > times.wholeMs;
        const laterMs = isLong ? nextMs : before.readAtMs - times.lastMs;
        const { readAtMs, since, later } = await count(whole.sinceMs, laterMs);
        return {
          now: { readAtMs, last: later, whole: isLong ? { ...later, counts: new Map(later.counts) } : since },
          changed: differences(whole, since).map(([tripId]) => tripId),
        };
      }),
    reset: () => {
      window = undefined;
    },
  };
};
