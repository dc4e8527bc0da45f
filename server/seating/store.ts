import { type RawBuilder, sql } from 'kysely';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import type { SeatLeg } from '@poth/domain/seating/seat-map.ts';
import type { Database, Tx } from '../db/database.ts';
import { touching } from '../db/touch.ts';

/** Seats of a trip on some of its legs; sorted and without repeats before they reach a statement. */
export type SeatClaim = { tripId: string; seatNos: readonly string[]; legNos: readonly number[] };

export const rowsOf = ({ tripId, seatNos, legNos }: SeatClaim) => sql`
  trip_id = ${tripId} and seat_no = any(${[...new Set(seatNos)].sort()}::text[]) and leg_no = any(${[...legNos]}::int[])`;

/**
 * Condition on a row: free, or held or kept until a time that is over. Expiry is part of the condition: no sweeper runs
 * first.
 */
const takeableIn = (of: string) =>
  sql.raw(
    `(${of}state = 'free' or (${of}state in ('held', 'paying', 'blocked') and ${of}expires_at is not null and ${of}expires_at <= now()))`,
  );
export const takeable = takeableIn('');

/** Like `takeable`, for a row that has a name in its statement. */
export const takeableRow = (name: string) => takeableIn(`${name}.`);

const touched = async (tx: Tx, statement: ReturnType<typeof sql>): Promise<number> =>
  Number((await statement.execute(tx)).numAffectedRows ?? 0n);

/**
 * Takes seats for a booking by one conditional statement: of two buyers at once the second waits, looks again and finds
 * the row no longer takeable. Returns the number of rows taken: fewer than seats × legs means that the race is lost. A
 * hold that is over by the clock, however early the transaction began, takes nothing.
 */
export const takeSeats = (tx: Tx, claim: SeatClaim, bookingId: string, until: Date): Promise<number> =>
  touched(
    tx,
    sql`${touching(claim.tripId)}
    update trip_seat set state = 'held', booking_id = ${bookingId}, expires_at = ${until}, version = version + 1
    where ${rowsOf(claim)} and ${takeable} and ${until}::timestamptz > (select clock_timestamp())`,
  );

/** Releases seats that a booking holds; sold ones are not touched. */
export const freeHeldSeats = (tx: Tx, claim: SeatClaim, bookingId: string): Promise<number> =>
  touched(
    tx,
    sql`${touching(claim.tripId)}
    update trip_seat set state = 'free', booking_id = null, expires_at = null, version = version + 1
    where ${rowsOf(claim)} and booking_id = ${bookingId} and state in ('held', 'paying')`,
  );

/** Tells whether a payment of a booking is under way: its seats and price are fixed then. */
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

/** Puts sold seats of a booking back on sale. */
export const freeSoldSeats = (tx: Tx, claim: SeatClaim, bookingId: string): Promise<number> =>
  touched(
    tx,
    sql`${touching(claim.tripId)}
    update trip_seat set state = 'free', booking_id = null, expires_at = null, version = version + 1
    where ${rowsOf(claim)} and booking_id = ${bookingId} and state = 'sold'`,
  );

/**
 * Keeps seats off sale under a block, until a time or until they are released. Returns the number of rows kept: fewer
 * than seats × legs means that somebody has one of them.
 */
export const blockSeats = (tx: Tx, claim: SeatClaim, blockId: string, until: Date | null): Promise<number> =>
  touched(
    tx,
    sql`${touching(claim.tripId)}
    update trip_seat set state = 'blocked', booking_id = ${blockId}, expires_at = ${until}::timestamptz, version = version + 1
    where ${rowsOf(claim)} and ${takeable}`,
  );

/** Puts the seats that a block still keeps back on sale. */
export const freeBlockedSeats = (tx: Tx, tripId: string, blockId: string): Promise<number> =>
  touched(
    tx,
    sql`${touching(tripId)}
    update trip_seat set state = 'free', booking_id = null, expires_at = null, version = version + 1
    where trip_id = ${tripId} and booking_id = ${blockId} and state = 'blocked'`,
  );

/**
 * Ends every hold, payment and block on the seats of a trip that does not run; sold seats are given back booking by
 * booking.
 */
export const freeUnsoldSeats = (tx: Tx, tripId: string): Promise<number> =>
  touched(
    tx,
    sql`${touching(tripId)}
    update trip_seat set state = 'free', booking_id = null, expires_at = null, version = version + 1
    where trip_id = ${tripId} and state in ('held', 'paying', 'blocked')`,
  );

/**
 * Condition on a row s that another coach may replace: takeable, or a buyer's hold on the web, where nothing is paid
 * and nothing is promised for longer than minutes.
 */
const isReplaceable = sql`(${takeable} or (state = 'held' and not exists (
  select from booking b where b.trip_id = s.trip_id and b.booking_id = s.booking_id and b.channel = 'phone')))`;

/** Lists the taken seats of a trip that another plan does not have. */
export const seatsMissingIn = async (
  db: Database | Tx,
  tripId: string,
  plan: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ seatNo: string }>`
    select distinct seat_no from trip_seat s
    where trip_id = ${tripId} and seat_no <> all(${[...plan]}::text[]) and not ${isReplaceable}
    order by seat_no`.execute(db);
  return rows.map((row) => row.seatNo);
};

/**
 * Gives a trip the seats of another plan; seats with the same label stay with their bookings. Returns the taken seats
 * that would be lost: then the transaction must not commit.
 */
export const replanSeats = async (
  tx: Tx,
  tripId: string,
  plan: readonly string[],
  legCount: number,
): Promise<string[]> => {
  // First the seats that the old plan lacks: the rows of the old plan tell the version of the trip.
  await sql`
    insert into trip_seat (trip_id, seat_no, leg_no, trip_version)
    select ${tripId}::uuid, seat_no, leg_no, (select max(trip_version) from trip_seat where trip_id = ${tripId})
    from unnest(${[...plan]}::text[]) seat_no cross join generate_series(0, ${legCount - 1}::int) leg_no
    on conflict do nothing`.execute(tx);
  await sql`${touching(tripId)}
    delete from trip_seat s
    where trip_id = ${tripId} and seat_no <> all(${[...plan]}::text[]) and ${isReplaceable}`.execute(tx);
  const { rows } = await sql<{ seatNo: string }>`
    select distinct seat_no from trip_seat
    where trip_id = ${tripId} and seat_no <> all(${[...plan]}::text[]) order by seat_no`.execute(tx);
  return rows.map((row) => row.seatNo);
};

/** Selects those of some seats that another booking than this one has at this moment. */
export const takenSeatsOf = (claim: SeatClaim, bookingId: RawBuilder<unknown>) => sql`
  select distinct seat_no from trip_seat
  where ${rowsOf(claim)} and booking_id is distinct from ${bookingId} and not ${takeable} order by seat_no`;

/** Lists those of some seats that another booking than this one has at this moment, to tell the loser of a race. */
export const takenSeats = async (tx: Tx, claim: SeatClaim, bookingId: string | null): Promise<string[]> => {
  const { rows } = await sql<{ seatNo: string }>`${takenSeatsOf(claim, sql`${bookingId}`)}`.execute(tx);
  return rows.map((row) => row.seatNo);
};

/** Lists those of some seats that the trip does not have at all. */
export const unknownSeats = async (tx: Tx, claim: SeatClaim): Promise<string[]> => {
  const { rows } = await sql<{ seatNo: string }>`
    select distinct seat_no from trip_seat where ${rowsOf(claim)}`.execute(tx);
  const known = new Set(rows.map(({ seatNo }) => seatNo));
  return claim.seatNos.filter((seatNo) => !known.has(seatNo));
};

/** Reads the whole inventory of a trip, with the database's time, by which expiry is judged. */
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

/** Reads the plans of trips, and the moment since which each is on sale. */
export const readPlans = async (
  db: Database,
  tripIds: readonly string[],
): Promise<{ tripId: string; layout: SeatLayout; publishedAt: Date | null }[]> => {
  const { rows } = await sql<{ tripId: string; layout: SeatLayout; publishedAt: Date | null }>`
    select trip_id, layout, published_at from trip where trip_id = any(${[...tripIds]}::uuid[])`.execute(db);
  return rows;
};
