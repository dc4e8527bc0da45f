import type { Database } from './db/database.ts';
import { everyTripId } from './db/touch.ts';
import { openTouchWindow } from './touch-window.ts';

/**
 * Times in milliseconds. `everyMs`: between two readings while answers are requested; `askedMs`: after the last
 * request, when readings stop. `heardMs`: an answer from memory misses no change older than this. `forgottenMs`: a
 * process that has not read for this long starts over.
 */
export const touchTimes = {
  everyMs: 400,
  askedMs: 2_000,
  heardMs: 800,
  forgottenMs: 60_000,
};

/**
 * Tells which trips have changed: those changed by this process at once, all others by reading their touches. Touches are
 * numbered as they are noticed; data of a trip that was read after touch n is outdated when the trip has a higher number.
 */
export type Touches = {
  newest(): number;
  isTouched(tripIds: Iterable<string>, after: number): boolean;
  /** Notes that this process has changed a trip or its seats. */
  touch(tripId: string): void;
  /** Reads all touches committed before the call; waiting callers share one statement. */
  hear(): Promise<void>;
  /** Tells whether all touches older than `heardMs` have been read; while somebody calls this, they are read again and again. */
  isHeard(): boolean;
  stop(): void;
};

const nothing = (): Promise<void> => Promise.resolve();

/**
 * Opens the touches of a process. They are read only while answers are requested. `refreshShared`: rereads the cached
 * data that trips share, when that is touched.
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
    if (tripId === everyTripId) everyTripTouched = newest;
    touched.delete(tripId);
    const atMs = performance.now();
    touched.set(tripId, { number: newest, atMs });
    // Other processes report trips here even while nobody asks and nothing is read.
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
      if (changed.includes(everyTripId)) await refreshShared();
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
  /** Waits for the next reading where one is under way, because that may have begun before the change in question. */
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
