import { sql } from 'kysely';
import type { SeatLeg } from '@poth/domain/seating/seat-map.ts';
import type { Database, Tx } from '../db/database.ts';

/** Seats of a trip on some of its legs; sorted and without repeats before they reach a statement. */
export type SeatClaim = { tripId: string; seatNos: readonly string[]; legNos: readonly number[] };

const rowsOf = ({ tripId, seatNos, legNos }: SeatClaim) => sql`
  trip_id = ${tripId} and seat_no = any(${[...new Set(seatNos)].sort()}::text[]) and leg_no = any(${[...legNos]}::int[])`;

/** Free, or held by somebody whose time is over: expiry is part of the question, no sweeper has to run first. */
const takeable = sql`(state = 'free' or (state in ('held', 'paying') and expires_at <= now()))`;

const touched = async (tx: Tx, statement: ReturnType<typeof sql>): Promise<number> =>
  Number((await statement.execute(tx)).numAffectedRows ?? 0n);

/**
 * Takes seats for a booking: one conditional statement; of two buyers at once the second waits,
 * looks again and finds the row no longer takeable. Answers the rows taken: fewer than seats × legs means lost.
 */
export const takeSeats = (tx: Tx, claim: SeatClaim, bookingId: string, until: Date): Promise<number> =>
  touched(
    tx,
    sql`
    update trip_seat set state = 'held', booking_id = ${bookingId}, expires_at = ${until}, version = version + 1
    where ${rowsOf(claim)} and ${takeable}`,
  );

/** Lets go of seats that a booking holds; sold ones are not touched. */
export const freeHeldSeats = (tx: Tx, claim: SeatClaim, bookingId: string): Promise<number> =>
  touched(
    tx,
    sql`
    update trip_seat set state = 'free', booking_id = null, expires_at = null, version = version + 1
    where ${rowsOf(claim)} and booking_id = ${bookingId} and state in ('held', 'paying')`,
  );

/** Moves a booking's seats between held and paying and sets until when they are its own. */
export const keepSeats = (
  tx: Tx,
  claim: SeatClaim,
  bookingId: string,
  state: 'held' | 'paying',
  until: Date,
): Promise<number> =>
  touched(
    tx,
    sql`
    update trip_seat set state = ${state}, expires_at = ${until}, version = version + 1
    where ${rowsOf(claim)} and booking_id = ${bookingId} and state in ('held', 'paying')`,
  );

/** Whether a payment of a booking is under way: then its seats and price stand still. */
export const isBeingPaid = async (
  tx: Tx,
  { tripId, bookingId }: { tripId: string; bookingId: string },
): Promise<boolean> => {
  const paying = await tx
    .selectFrom('tripSeat')
    .select('seatNo')
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .where('state', '=', 'paying')
    .limit(1)
    .executeTakeFirst();
  return paying !== undefined;
};

/**
 * Sells seats to a paid booking: those it still holds, those it held that nobody took since, those free again.
 * All or none, in one statement: answers true when every row was sold.
 */
export const sellSeats = async (tx: Tx, claim: SeatClaim, bookingId: string): Promise<boolean> => {
  const wanted = new Set(claim.seatNos).size * claim.legNos.length;
  const sold = await touched(
    tx,
    sql`
    with mine as (
      select seat_no, leg_no from trip_seat
      where ${rowsOf(claim)} and (${takeable} or (booking_id = ${bookingId} and state in ('held', 'paying')))
      order by seat_no, leg_no for update)
    update trip_seat s set state = 'sold', booking_id = ${bookingId}, expires_at = null, version = version + 1
    from mine where s.trip_id = ${claim.tripId} and s.seat_no = mine.seat_no and s.leg_no = mine.leg_no
      and (select count(*) from mine) = ${wanted}`,
  );
  return sold === wanted;
};

/** Puts sold seats of a booking back on sale. */
export const freeSoldSeats = (tx: Tx, claim: SeatClaim, bookingId: string): Promise<number> =>
  touched(
    tx,
    sql`
    update trip_seat set state = 'free', booking_id = null, expires_at = null, version = version + 1
    where ${rowsOf(claim)} and booking_id = ${bookingId} and state = 'sold'`,
  );

/** Of some seats, those that another booking than this one has at this moment: what the loser of a race is told. */
export const takenSeats = async (tx: Tx, claim: SeatClaim, bookingId: string | null): Promise<string[]> => {
  const { rows } = await sql<{ seatNo: string }>`
    select distinct seat_no from trip_seat
    where ${rowsOf(claim)} and booking_id is distinct from ${bookingId} and not ${takeable} order by seat_no`.execute(
    tx,
  );
  return rows.map((row) => row.seatNo);
};

/** The whole inventory of a trip, with the database's time to judge expiry by. */
export const readSeatLegs = async (
  db: Database | Tx,
  tripId: string,
): Promise<{ legs: SeatLeg[]; now: Date }> => {
  const { rows } = await sql<SeatLeg & { now: Date }>`
    select seat_no, leg_no, state, booking_id, expires_at, now() as now from trip_seat where trip_id = ${tripId}`.execute(
    db,
  );
  return { legs: rows, now: rows[0]?.now ?? new Date() };
};
