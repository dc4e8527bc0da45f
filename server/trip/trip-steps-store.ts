import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { touching } from '../db/touch.ts';

/** Selects the version of a trip t, which all of its seats have. */
export const tripVersion: RawBuilder<number> = sql`
  (select coalesce(max(s.trip_version), 0) from trip_seat s where s.trip_id = t.trip_id)`;

/**
 * Lets every sale of a trip that was decided before this transaction be decided again, and waits for those that are being
 * written: what is read after it has all that was sold. Seats are locked in the order in which sales lock them. Every process
 * drops what it keeps of the trip.
 */
export const raiseTripVersion = async (tx: Tx, tripId: string): Promise<void> => {
  await sql`${touching(tripId)},
    locked as (
      select seat_no, leg_no from trip_seat where trip_id = ${tripId} order by seat_no, leg_no for update),
    seats as (
      update trip_seat s set trip_version = s.trip_version + 1 from locked
      where s.trip_id = ${tripId} and s.seat_no = locked.seat_no and s.leg_no = locked.leg_no)
    update trip set version = version + 1 where trip_id = ${tripId}`.execute(tx);
};
