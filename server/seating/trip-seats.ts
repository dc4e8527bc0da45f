import { LRUCache } from 'lru-cache';
import type { SeatLayout, SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import type { SeatLeg } from '@poth/domain/seating/seat-map.ts';
import type { WomensRule } from '@poth/domain/seating/womens-seats.ts';
import type { Database } from '../db/database.ts';
import { openReadingCache } from '../reading-cache.ts';
import { expireWithin } from '../answer-dependencies.ts';
import type { Touches } from '../touches.ts';
import { readTripSeats, type TripSeatsRow } from './trip-seats-store.ts';

/** Seats of a trip at one moment: all that its map follows from, for everybody. */
export type TripSeats = WomensRule & {
  /** Version of the trip's facts at that moment. */
  version: number;
  legCount: number;
  /** Parties on its waiting list. */
  waiting: number;
  /** Taken seats, on each of their legs. */
  taken: readonly SeatLeg[];
  /** Buyers of the seats that are not sold yet, by booking. */
  buyers: ReadonlyMap<string, string>;
  /** Returns the time of the database that they were read from. */
  now: () => Date;
};

/** Seats of trips in memory; a trip that does not exist is left out. */
export type TripSeatsMemory = { of(tripIds: readonly string[]): Promise<ReadonlyMap<string, TripSeats>> };

/** Room for some 30,000 trips with twenty seats taken on each of two legs. */
const mostBytes = 192 * 1024 * 1024;
const keptMs = 10_000;
/** Measured sizes, with the objects around them. */
const [bytesOfTrip, bytesOfSeat] = [600, 150];
/** Most coaches share a few plans. */
const mostPlans = 1_000;

const openPlans = (): ((text: string) => SeatLayout) => {
  const plans = new LRUCache<string, SeatLayout>({ max: mostPlans });
  return (text) => {
    const plan = plans.get(text) ?? (JSON.parse(text) as SeatLayout);
    plans.set(text, plan);
    return plan;
  };
};

const legsOf = (taken: TripSeatsRow['taken']): SeatLeg[] =>
  (taken ?? []).map(([seatNo, legNo, state, bookingId, expiresAtMs, , woman]) => ({
    seatNo,
    legNo,
    state,
    bookingId,
    expiresAt: expiresAtMs === null ? null : new Date(expiresAtMs),
    woman,
  }));

const buyersOf = (taken: TripSeatsRow['taken']): Map<string, string> =>
  new Map(
    (taken ?? []).flatMap(([, , , bookingId, , buyerId]): [string, string][] =>
      bookingId && buyerId ? [[bookingId, buyerId]] : [],
    ),
  );

/** Returns when the next hold, payment or block is over, in milliseconds: that changes a map and no row. */
export const nextExpiryMs = ({ taken }: Pick<TripSeats, 'taken'>, now: Date): number => {
  const ends = taken.map(({ expiresAt }) => expiresAt?.getTime() ?? Number.POSITIVE_INFINITY);
  return Math.min(Number.POSITIVE_INFINITY, ...ends.filter((end) => end > now.getTime()));
};

/** Returns the seats of a journey that somebody has. */
export const takenSeatsOfJourney = (
  { taken, now }: Pick<TripSeats, 'taken' | 'now'>,
  { fromStopNo, toStopNo }: { fromStopNo: number; toStopNo: number },
): Set<SeatNo> => {
  const at = now();
  const isOver = ({ expiresAt }: SeatLeg) => expiresAt !== null && expiresAt <= at;
  const onJourney = taken.filter((leg) => leg.legNo >= fromStopNo && leg.legNo < toStopNo && !isOver(leg));
  return new Set(onJourney.map(({ seatNo }) => seatNo));
};

/** Keeps the seats of trips in memory until they are touched; those that are missing are read by one statement. */
export const openTripSeats = (db: Database, touches: Touches): TripSeatsMemory => {
  const planOf = openPlans();
  const seatsOf = (row: TripSeatsRow, readMs: number): TripSeats => ({
    layout: planOf(row.plan),
    protectsWomenAlone: row.protectsWomenAlone,
    version: row.version,
    legCount: row.legCount,
    waiting: row.waiting,
    taken: legsOf(row.taken),
    buyers: buyersOf(row.taken),
    now: () => new Date(row.now.getTime() + performance.now() - readMs),
  });
  const find = openReadingCache<string, TripSeats>(touches, {
    keyOf: (tripId) => tripId,
    tripIdsOf: (tripId) => [tripId],
    read: async (tripIds) => {
      const readMs = performance.now();
      const rows = await readTripSeats(db, tripIds);
      const found = new Map(rows.map((row) => [row.tripId, seatsOf(row, readMs)]));
      return tripIds.map((tripId) => found.get(tripId));
    },
    bytesOf: ({ taken }) => bytesOfTrip + bytesOfSeat * taken.length,
    mostBytes,
    keptMs,
  });
  return {
    of: async (tripIds) => {
      const found = await find(tripIds);
      for (const seats of found)
        if (seats) expireWithin(nextExpiryMs(seats, seats.now()) - seats.now().getTime());
      return new Map(tripIds.flatMap((tripId, at) => (found[at] ? [[tripId, found[at]] as const] : [])));
    },
  };
};
