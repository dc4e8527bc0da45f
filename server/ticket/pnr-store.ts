import type { Database, Tx } from '../db/database.ts';

/** The booking that a PNR was given to. */
export const findByPnr = (
  db: Database,
  pnr: string,
): Promise<{ tripId: string; bookingId: string } | undefined> =>
  db.selectFrom('pnrDirectory').select(['tripId', 'bookingId']).where('pnr', '=', pnr).executeTakeFirst();

/** Gives a PNR to a booking; answers false where another has it. */
export const listUnderPnr = async (
  db: Database | Tx,
  pnr: string,
  { tripId, bookingId }: { tripId: string; bookingId: string },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('pnrDirectory')
    .values({ pnr, tripId, bookingId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};
