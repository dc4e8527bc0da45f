import { sql } from 'kysely';
import type { Guard, Write } from '../db/step.ts';
import { rowsOf, type SeatClaim, takeable } from './store.ts';

const rowCount = ({ seatNos, legNos }: SeatClaim): number => new Set(seatNos).size * legNos.length;

/**
 * Locks the rows of seats that a booking may keep or be sold: those it holds, and with `alsoFree` those that nobody has
 * taken since.
 */
export const ownSeats = (
  claim: SeatClaim,
  bookingId: string,
  { alsoFree }: { alsoFree: boolean },
): Guard<'seats'> => ({
  name: 'seats',
  rows: rowCount(claim),
  lock: (held) => sql`
    select from trip_seat
    where ${held} and ${rowsOf(claim)}
      and (booking_id = ${bookingId} and state in ('held', 'paying')${alsoFree ? sql` or ${takeable}` : sql``})
    order by seat_no, leg_no for update`,
});

/**
 * Locks the rows of seats that nobody has, for a booking that will hold them until a time; a time that is over by the
 * clock takes nothing.
 */
export const takeableSeats = (claim: SeatClaim, until: Date): Guard<'seats'> => ({
  name: 'seats',
  rows: rowCount(claim),
  lock: (held) => sql`
    select from trip_seat
    where ${held} and ${rowsOf(claim)} and ${takeable} and ${until}::timestamptz > clock_timestamp()
    order by seat_no, leg_no for update`,
});

/** Gives locked seats to a booking until a time; sold ones are its for good. */
export const giveSeats =
  (claim: SeatClaim, bookingId: string, state: 'held' | 'paying' | 'sold', until: Date | null): Write =>
  (held) =>
    sql`
    update trip_seat set state = ${state}, booking_id = ${bookingId}, expires_at = ${until}::timestamptz, version = version + 1
    where ${held} and ${rowsOf(claim)}`;

/** Lets go of some of the seats that a booking holds. */
export const letGoOfSome =
  (claim: SeatClaim, bookingId: string): Write =>
  (held) =>
    sql`
    update trip_seat set state = 'free', booking_id = null, expires_at = null, version = version + 1
    where ${held} and ${rowsOf(claim)} and booking_id = ${bookingId} and state in ('held', 'paying')`;

/** Lets go of the seats that a booking still holds. */
export const letGoOfSeats =
  ({ tripId, bookingId }: { tripId: string; bookingId: string }): Write =>
  (held) =>
    sql`
    update trip_seat set state = 'free', booking_id = null, expires_at = null, version = version + 1
    where ${held} and trip_id = ${tripId} and booking_id = ${bookingId} and state in ('held', 'paying')`;

/** Makes the seats of a booking whose payment came to nothing an ordinary hold again. */
export const resumeSeats =
  ({ tripId, bookingId }: { tripId: string; bookingId: string }, until: Date): Write =>
  (held) =>
    sql`
    update trip_seat set state = 'held', expires_at = ${until}::timestamptz, version = version + 1
    where ${held} and trip_id = ${tripId} and booking_id = ${bookingId} and state in ('held', 'paying')`;

/** One row of seats as it was when the rule about women's seats looked at it. */
export type SeenSeat = { seatNo: string; legNo: number; version: number };

/** Locks seats that a decision about women's seats looked at; one that has changed since is not found. */
export const unchangedSeats = (tripId: string, seen: readonly SeenSeat[]): Guard<'beside'> => ({
  name: 'beside',
  rows: seen.length,
  lock: (held) => sql`
    select from trip_seat s
      join jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) seen ("seatNo" text, "legNo" int, version int)
        on seen."seatNo" = s.seat_no and seen."legNo" = s.leg_no
    where ${held} and s.trip_id = ${tripId} and s.version = seen.version
    order by s.seat_no, s.leg_no for update of s`,
});
