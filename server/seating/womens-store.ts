import { sql } from 'kysely';
import type { WomensRule } from '@poth/domain/seating/womens-seats.ts';
import type { Database, Tx } from '../db/database.ts';
import type { SeatClaim } from './store.ts';

/** What a trip keeps for women. */
export const readWomensRule = async (db: Database | Tx, tripId: string): Promise<WomensRule | undefined> => {
  const row = await db
    .selectFrom('trip as t')
    .innerJoin('operator as o', 'o.operatorId', 't.operatorId')
    .select(['t.layout', 'o.protectWomenTravellingAlone'])
    .where('t.tripId', '=', tripId)
    .executeTakeFirst();
  return row && { layout: row.layout, protectsWomenAlone: row.protectWomenTravellingAlone };
};

/** Locks seats until the transaction ends, always in one order: who wants one of them too waits, and then sees what became of it. */
export const lockSeats = async (tx: Tx, { tripId, seatNos, legNos }: SeatClaim): Promise<void> => {
  await sql`
    select from trip_seat
    where trip_id = ${tripId} and seat_no = any(${[...seatNos]}::text[]) and leg_no = any(${[...legNos]}::int[])
    order by seat_no, leg_no for update`.execute(tx);
};

/** How many rows a booking has that its payment has kept without a break. */
export const countKeptRows = async (
  tx: Tx,
  { tripId, bookingId }: { tripId: string; bookingId: string },
): Promise<number> => {
  const { rows } = await sql<{ kept: number }>`
    select count(*) as kept from trip_seat
    where trip_id = ${tripId} and booking_id = ${bookingId} and state = 'paying' and expires_at > now()`.execute(
    tx,
  );
  return rows[0]?.kept ?? 0;
};
