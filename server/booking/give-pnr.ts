import { randomBytes } from 'node:crypto';
import { pnrFrom } from '@poth/domain/booking/pnr.ts';
import type { Database, Tx } from '../db/database.ts';

/** Gives a booking a PNR that nobody has: the directory's key decides. One that its booking never gets does no harm. */
export const givePnr = async (
  db: Database | Tx,
  { tripId, bookingId }: { tripId: string; bookingId: string },
): Promise<string> => {
  for (;;) {
    const pnr = pnrFrom(randomBytes(16));
    if (!pnr) continue;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('pnrDirectory')
      .values({ pnr, tripId, bookingId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) return pnr;
  }
};
