import { liveMapLimits } from '@poth/domain/seating/live-map.ts';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import type { SeatLeg } from '@poth/domain/seating/seat-map.ts';
import type { Touches } from '../touches.ts';
import { createMapRoom, type OpenMap } from './map-room.ts';
import { nextExpiryMs, type TripSeats, type TripSeatsMemory } from './trip-seats.ts';

/** Plan of a trip and its taken seats at one moment, with the buyers of those that are not sold yet. */
export type Inventory = {
  layout: SeatLayout;
  legs: readonly SeatLeg[];
  buyers: ReadonlyMap<string, string>;
  now: Date;
};

/** Live map: it is told every state, until its room is needed for another. */
export type MapListener = OpenMap & { tell: (inventory: Inventory) => void };

/** Open seat maps of this process: they hear of its own changes at once, of others' within half a second. */
export type SeatWatch = {
  /** Notes that a trip's seats may have changed in this process. */
  changed(tripId: string): void;
  /**
   * Tells a map the state of its trip, at first and after each change; returns how to stop, or undefined without room.
   */
  watch(tripId: string, listener: MapListener): (() => void) | undefined;
  stop(): void;
};

/**
 * Pauses between two readings: a change made here shortens `quiet` to `changed`, a slow database lengthens it up to
 * `slow`.
 */
const pollMs = { quiet: 400, changed: 100, slow: 5_000 };
/** Most trips whose seats one statement reads. */
const mostTripsRead = 50;

type WatchedTrip = {
  listeners: Set<MapListener>;
  /** Listeners that have heard nothing yet. */
  waiting: Set<MapListener>;
  seats?: TripSeats | undefined;
  /** Time in milliseconds at which the next hold, payment or block is over: that changes a map and no row. */
  lapsesAt: number;
};

/** Returns a key of a trip's state: seats are read again now and then though nothing was touched. */
const stateOf = (seats: TripSeats | undefined): string =>
  JSON.stringify(seats && [seats.layout, seats.taken, [...seats.buyers]]);

const unread = (): WatchedTrip => ({ listeners: new Set(), waiting: new Set(), lapsesAt: Infinity });

/**
 * Watches the seats of trips whose maps are open. One statement hears of touched trips for all maps, one more fetches
 * those that changed, and a reading never begins before the last has ended: a thousand maps cost no more connections
 * than one.
 */
export const createSeatWatch = (
  touches: Pick<Touches, 'hear' | 'touch'>,
  memory: TripSeatsMemory,
  log: (line: string) => void,
  limits = liveMapLimits,
): SeatWatch => {
  const room = createMapRoom(limits);
  const trips = new Map<string, WatchedTrip>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [isReading, isHurried, endedAt] = [false, false, 0];

  const tell = (trip: WatchedTrip, listeners: Iterable<MapListener>): void => {
    if (!trip.seats) return;
    const { layout, taken, buyers, now } = trip.seats;
    const inventory = { layout, legs: taken, buyers, now: now() };
    for (const listener of listeners) if (trip.listeners.has(listener)) listener.tell(inventory);
  };

  /** Tells the news of a trip: to all its maps where it has changed, else to those that have heard nothing yet. */
  const tellNews = (trip: WatchedTrip, seats: TripSeats, waiting: readonly MapListener[]): void => {
    for (const listener of waiting) trip.waiting.delete(listener);
    const now = seats.now();
    const isNew = stateOf(seats) !== stateOf(trip.seats) || trip.lapsesAt <= now.getTime();
    trip.seats = seats;
    if (!isNew) return tell(trip, waiting);
    trip.lapsesAt = nextExpiryMs(seats, now);
    const heard = [...trip.listeners].filter((listener) => !trip.waiting.has(listener));
    tell(trip, heard);
  };

  const read = async (): Promise<void> => {
    // A map that joins while this is under way waits for the next reading: this one may be older than the map.
    const joined = [...trips].map(([tripId, trip]) => ({ tripId, trip, waiting: [...trip.waiting] }));
    await touches.hear();
    for (let first = 0; first < joined.length; first += mostTripsRead) {
      const some = joined.slice(first, first + mostTripsRead);
      const seats = await memory.of(some.map(({ tripId }) => tripId));
      for (const { tripId, trip, waiting } of some) {
        const found = seats.get(tripId);
        if (found) tellNews(trip, found, waiting);
      }
    }
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
      await read();
      const tookMs = Date.now() - beganAt;
      // Readings take at most a fifth of the time, half of it while seats change here.
      waitMs = Math.min(pollMs.slow, Math.max(pollMs.quiet, 4 * tookMs));
      if (isHurried) waitMs = Math.min(waitMs, Math.max(pollMs.changed, tookMs));
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
      touches.touch(tripId);
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
