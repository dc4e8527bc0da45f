import type { Database } from './db/database.ts';
import { everyTrip } from './db/touch.ts';
import { openTouchWindow } from './touch-window.ts';

/**
 * Times in milliseconds. everyMs: between two readings while answers are asked for; askedMs after the last question they
 * end. heardMs: an answer from memory misses no change that is older. forgottenMs: a process that has not read for so long
 * begins anew.
 */
export const touchTimes = {
  everyMs: 400,
  askedMs: 2_000,
  heardMs: 800,
  forgottenMs: 60_000,
};

/**
 * Tells which trips have changed: those of this process at once, those of all by reading what was touched. Touches that
 * are heard are numbered; what was read of a trip after number n is old when the trip has a higher one.
 */
export type Touches = {
  newest(): number;
  isTouched(tripIds: Iterable<string>, after: number): boolean;
  /** Takes note that a trip or its seats changed here. */
  touch(tripId: string): void;
  /** Hears of all that was committed before it was asked; one statement for all who wait. */
  hear(): Promise<void>;
  /** Whether all is heard that is older than heardMs; as long as somebody asks, it is read again and again. */
  isHeard(): boolean;
  stop(): void;
};

const nothing = (): Promise<void> => Promise.resolve();

/**
 * Opens what a process hears of changed trips. It reads only while answers are asked for. refreshShared: reads anew what
 * this process keeps of what trips share, where that was touched.
 */
export const openTouches = (db: Database, refreshShared: () => Promise<void> = nothing): Touches => {
  /** The newest number of each trip touched lately, the latest last. */
  const touched = new Map<string, { number: number; atMs: number }>();
  let [newest, everyTripTouched, heardMs, askedMs] = [0, 0, Number.NEGATIVE_INFINITY, 0];
  let wholeMs = Number.NEGATIVE_INFINITY;
  const window = openTouchWindow(db);
  let [underWay, following]: (Promise<void> | undefined)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [isReadOften, isStopped] = [false, false];

  const touch = (tripId: string): void => {
    newest += 1;
    if (tripId === everyTrip) everyTripTouched = newest;
    touched.delete(tripId);
    const atMs = performance.now();
    touched.set(tripId, { number: newest, atMs });
    // Other processes tell of trips here while nobody asks and nothing is read.
    forget(atMs - touchTimes.forgottenMs);
  };
  const forget = (beforeMs: number): void => {
    for (const [tripId, { atMs }] of touched) {
      if (atMs >= beforeMs) return;
      touched.delete(tripId);
    }
  };
  const read = async (): Promise<void> => {
    const beganMs = performance.now();
    if (beganMs - heardMs > touchTimes.forgottenMs) window.reset();
    const isWhole = beganMs - wholeMs >= touchTimes.everyMs;
    try {
      const changed = isWhole ? await window.readWhole() : await window.readLast();
      for (const tripId of changed) touch(tripId);
      if (changed.includes(everyTrip)) await refreshShared();
      heardMs = beganMs;
      if (isWhole) wholeMs = beganMs;
      forget(beganMs - touchTimes.forgottenMs);
    } catch (thrown) {
      window.reset();
      [heardMs, wholeMs] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
      throw thrown;
    }
  };
  const begin = (): Promise<void> => {
    underWay = read().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  /** A reading that is under way may have begun before the change that is asked about: the next one is waited for. */
  const hear = (): Promise<void> => {
    if (!underWay) return begin();
    following ??= underWay
      .catch(() => undefined)
      .then(() => {
        following = undefined;
        return begin();
      });
    return following;
  };
  const readOften = (): void => {
    isReadOften = !isStopped && performance.now() - askedMs <= touchTimes.askedMs;
    if (!isReadOften) return;
    timer = setTimeout(() => {
      const isRecent = performance.now() - wholeMs < touchTimes.everyMs;
      void (isRecent ? Promise.resolve() : hear()).catch(() => undefined).finally(readOften);
    }, touchTimes.everyMs);
    timer.unref();
  };

  return {
    newest: () => newest,
    isTouched: (tripIds, after) => {
      if (everyTripTouched > after) return true;
      for (const tripId of tripIds) if ((touched.get(tripId)?.number ?? 0) > after) return true;
      return false;
    },
    touch,
    hear,
    isHeard: () => {
      askedMs = performance.now();
      if (!isReadOften) readOften();
      // A reading of the last moments misses what was committed late.
      return askedMs - wholeMs <= touchTimes.heardMs;
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
