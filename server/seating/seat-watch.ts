import { liveMapLimits } from '@poth/domain/seating/live-map.ts';
import type { Database } from '../db/database.ts';
import { createMapRoom, type OpenMap } from './map-room.ts';
import { seatReader, type SeatReader, type TripInventory } from './watch-store.ts';

/** The seats of a trip at one moment. */
export type Inventory = TripInventory & { now: Date };

/** A map that wants to be live: told every state, until its room is needed for another. */
export type MapListener = OpenMap & { tell: (inventory: Inventory) => void };

/** Open seat maps of this process: they hear of its own changes at once, of everybody's within half a second. */
export type SeatWatch = {
  /** A trip's seats may have changed here. */
  changed(tripId: string): void;
  /** Tells a map how its trip stands, at first and after each change; answers how to stop, or undefined without room. */
  watch(tripId: string, listener: MapListener): (() => void) | undefined;
  stop(): void;
};

/** Between two readings; the first is shortened by a change made here, the last is what a slow database gets. */
const pollMs = { quiet: 400, changed: 100, slow: 5_000 };
/** Rows of this many trips are in memory at once beside what is kept; the others are read next. */
const mostTripsRead = 50;

type WatchedTrip = {
  listeners: Set<MapListener>;
  /** Those of them that have heard nothing yet. */
  waiting: Set<MapListener>;
  mark?: string;
  seats: TripInventory;
  /** When the next hold, payment or block is over, in milliseconds: that changes a map and no row. */
  lapsesAt: number;
};

const nextLapse = ({ legs }: TripInventory, now: Date): number => {
  const ends = legs.map(({ expiresAt }) => expiresAt?.getTime() ?? Infinity);
  return Math.min(Infinity, ...ends.filter((end) => end > now.getTime()));
};

const unread = (): WatchedTrip => ({
  listeners: new Set(),
  waiting: new Set(),
  seats: { legs: [], buyers: new Map() },
  lapsesAt: Infinity,
});

/**
 * Watches the inventory of trips whose maps are open. One statement asks after all of them, one more fetches those that
 * changed, and never does a reading begin before the last has ended: a thousand maps cost no more connections than one.
 * A missed change costs one poll, never a wrong map: each reading is the whole truth of its moment.
 */
export const createSeatWatch = (
  reader: SeatReader,
  log: (line: string) => void,
  limits = liveMapLimits,
): SeatWatch => {
  const room = createMapRoom(limits);
  const trips = new Map<string, WatchedTrip>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [isReading, isHurried, endedAt] = [false, false, 0];

  const tell = (trip: WatchedTrip, listeners: Iterable<MapListener>, now: Date): void => {
    for (const listener of listeners) if (trip.listeners.has(listener)) listener.tell({ ...trip.seats, now });
  };

  /** Reads all trips once and tells what is new; answers whether some were left for the next reading. */
  const read = async (): Promise<boolean> => {
    // A map that joins while this is under way waits for the next: it may not be told what was before it.
    const joined = [...trips].map(([tripId, trip]) => ({ tripId, trip, waiting: [...trip.waiting] }));
    const { marks, now } = await reader.readMarks(joined.map(({ tripId }) => tripId));
    const isStale = ({ tripId, trip }: { tripId: string; trip: WatchedTrip }) =>
      trip.mark !== (marks.get(tripId) ?? '');
    const stale = joined.filter(isStale);
    const wanted = stale.slice(0, mostTripsRead).map(({ tripId }) => tripId);
    const seats = wanted.length > 0 ? await reader.readSeats(wanted) : new Map<string, TripInventory>();
    const isLeft = new Set(stale.slice(mostTripsRead).map(({ tripId }) => tripId));
    const isRead = new Set(wanted);
    for (const { tripId, trip, waiting } of joined) {
      if (isLeft.has(tripId)) continue;
      for (const listener of waiting) trip.waiting.delete(listener);
      const isOver = trip.lapsesAt <= now.getTime();
      if (isRead.has(tripId)) {
        trip.seats = seats.get(tripId) ?? { legs: [], buyers: new Map() };
        trip.mark = marks.get(tripId) ?? '';
      }
      if (isRead.has(tripId) || isOver) {
        trip.lapsesAt = nextLapse(trip.seats, now);
        const heard = [...trip.listeners].filter((listener) => !trip.waiting.has(listener));
        tell(trip, heard, now);
      } else tell(trip, waiting, now);
    }
    return isLeft.size > 0;
  };

  const schedule = (delayMs: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), delayMs);
    timer.unref();
  };
  const run = async (): Promise<void> => {
    [isReading, isHurried] = [true, false];
    const beganAt = Date.now();
    let waitMs = pollMs.slow;
    try {
      const isMore = await read();
      const tookMs = Date.now() - beganAt;
      // At most a fifth of the time goes into readings, half of it while seats change here.
      waitMs = Math.min(pollMs.slow, Math.max(pollMs.quiet, 4 * tookMs));
      if (isMore || isHurried) waitMs = Math.min(waitMs, Math.max(pollMs.changed, tookMs));
    } catch (thrown) {
      log(`seat watch: ${String(thrown)}`);
    }
    [isReading, endedAt] = [false, Date.now()];
    if (trips.size > 0) schedule(waitMs);
  };
  const hurry = (): void => {
    isHurried = true;
    if (!isReading) schedule(Math.max(0, endedAt + pollMs.changed - Date.now()));
  };

  return {
    changed: (tripId) => {
      if (trips.has(tripId)) hurry();
    },
    watch(tripId, listener) {
      const trip = trips.get(tripId) ?? unread();
      const unlisten = (): void => {
        trip.waiting.delete(listener);
        trip.listeners.delete(listener);
        if (trip.listeners.size === 0 && trips.get(tripId) === trip) trips.delete(tripId);
      };
      const giveWay = (): void => {
        unlisten();
        listener.giveWay();
      };
      const leaveRoom = room.enter({ ...listener, giveWay });
      if (!leaveRoom) return undefined;
      trips.set(tripId, trip);
      trip.listeners.add(listener);
      trip.waiting.add(listener);
      hurry();
      return () => {
        leaveRoom();
        unlisten();
      };
    },
    stop: () => {
      trips.clear();
      clearTimeout(timer);
    },
  };
};

/** The watch of a portal over its own database. */
export const openSeatWatch = (db: Database, log: (line: string) => void): SeatWatch =>
  createSeatWatch(seatReader(db), log);
