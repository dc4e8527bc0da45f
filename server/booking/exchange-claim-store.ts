import { sql } from 'kysely';
import { Problem } from '@poth/domain/problem.ts';
import type { Database, Tx } from '../db/database.ts';

type Ref = { tripId: string; bookingId: string };

/**
 * Booking whose passenger pays the difference for another one, the part of its money that pays for that one, and the
 * fee.
 */
export type ExchangeClaim = Ref & {
  toTripId: string;
  toBookingId: string;
  toPnr: string;
  creditPaisa: number;
  feePaisa: number;
  /** Part of the fee that is the both-ways discount of the other direction. */
  otherWayPaisa: number;
};

const columns = [
  'tripId',
  'bookingId',
  'toTripId',
  'toBookingId',
  'toPnr',
  'creditPaisa',
  'feePaisa',
  'otherWayPaisa',
] as const;

/** Reads the open change of a booking to another trip. */
export const readExchangeClaim = (
  db: Database | Tx,
  { tripId, bookingId }: Ref,
): Promise<ExchangeClaim | undefined> =>
  db
    .selectFrom('bookingExchange')
    .select(columns)
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .where('state', '=', 'open')
    .executeTakeFirst();

/** Counts the payments for other trips that were begun with a booking, whatever became of them. */
export const countExchangeClaims = async (db: Database | Tx, { tripId, bookingId }: Ref): Promise<number> => {
  const { begun } = await db
    .selectFrom('bookingExchange')
    .select(({ fn }) => fn.countAll<number>().as('begun'))
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow();
  return Number(begun);
};

/** Refuses to change a booking while its passenger pays for another trip with it. Problems: being-exchanged. */
export const refuseWhileExchanged = async (db: Database | Tx, ref: Ref): Promise<void> => {
  if (await readExchangeClaim(db, ref)) throw new Problem('being-exchanged');
};

/**
 * Tells whether money of an earlier booking is still to be carried to this one: until then it is taken off its price.
 */
export const awaitsCredit = async (
  db: Database | Tx,
  { tripId, bookingId, discountPaisa }: Ref & { discountPaisa: number },
): Promise<boolean> => {
  if (discountPaisa === 0) return false;
  const row = await db
    .selectFrom('bookingExchange')
    .select('toBookingId')
    .where('toTripId', '=', tripId)
    .where('toBookingId', '=', bookingId)
    .where('state', '<>', 'released')
    .executeTakeFirst();
  return row !== undefined;
};

/** Claims a locked booking for its change to another trip; returns whether no other change of it is open. */
export const addExchangeClaim = async (tx: Tx, claim: ExchangeClaim): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('bookingExchange')
    .values(claim)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/** Ends the claim on a booking; returns whether it was open. */
export const endExchangeClaim = async (
  tx: Tx,
  { tripId, bookingId, toBookingId }: Pick<ExchangeClaim, 'tripId' | 'bookingId' | 'toBookingId'>,
  state: 'carried' | 'released',
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('bookingExchange')
    .set({ state, endedAt: sql<Date>`now()` })
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .where('toBookingId', '=', toBookingId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Lists open changes, the oldest first. */
export const listExchangeClaims = (db: Database, limit: number): Promise<ExchangeClaim[]> =>
  db
    .selectFrom('bookingExchange')
    .select(columns)
    .where('state', '=', 'open')
    .orderBy('openedAt')
    .limit(limit)
    .execute();

/**
 * Seals an unpaid booking that is over, so that no attempt pays for it any more: money that comes later goes back
 * whole. Returns whether it is over.
 */
export const sealExpiredBooking = async (tx: Tx, { tripId, bookingId }: Ref): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update booking set contents_no = contents_no + 1, version = version + 1
    where trip_id = ${tripId} and booking_id = ${bookingId} and state = 'expired'`.execute(tx);
  return numAffectedRows === 1n;
};

/**
 * Gives a locked booking its whole price once the money of the earlier one is there: nothing is taken off it any more.
 */
export const endCredit = async (tx: Tx, { tripId, bookingId }: Ref): Promise<void> => {
  await sql`update booking set discount_paisa = 0, version = version + 1
    where trip_id = ${tripId} and booking_id = ${bookingId}`.execute(tx);
  await sql`update ticket set discount_paisa = 0
    where trip_id = ${tripId} and booking_id = ${bookingId}`.execute(tx);
};
