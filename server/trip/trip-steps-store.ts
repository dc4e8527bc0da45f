import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { touchingTrips } from '../db/touch.ts';

/** Selects the version of a trip, which all of its seats have. */
export const tripVersionOf = (tripId: string): RawBuilder<number> => sql`
  (select coalesce(max(s.trip_version), 0) from trip_seat s where s.trip_id = ${tripId})`;

/**
 * Makes every sale of a trip that was decided before this transaction decide again, and waits for those that are being
 * written: what is read afterwards includes everything sold. Locks the seats in the order in which sales lock them.
 * Every process drops what it has cached of the trip.
 */
export const raiseTripVersion = (tx: Tx, tripId: string): Promise<void> => raiseTripVersions(tx, [tripId]);

/** Like `raiseTripVersion`, for several trips, which the caller has locked before. */
export const raiseTripVersions = async (tx: Tx, tripIds: readonly string[]): Promise<void> => {
  await sql`${touchingTrips(tripIds)},
    locked as (
      select trip_id, seat_no, leg_no from trip_seat where trip_id = any(${[...tripIds]}::uuid[])
      order by trip_id, seat_no, leg_no for update),
    seats as (
      update trip_seat s set trip_version = s.trip_version + 1 from locked
      where s.trip_id = locked.trip_id and s.seat_no = locked.seat_no and s.leg_no = locked.leg_no)
    update trip set version = version + 1 where trip_id = any(${[...tripIds]}::uuid[])`.execute(tx);
};
