import { randomBytes } from 'node:crypto';
import { pnrFrom } from '@poth/domain/booking/pnr.ts';
import type { Tx } from '../db/database.ts';

/** A PNR that nobody has: the directory's key decides. */
export const givePnr = async (
  tx: Tx,
  { tripId, bookingId }: { tripId: string; bookingId: string },
): Promise<string> => {
  for (;;) {
    const pnr = pnrFrom(randomBytes(16));
    if (!pnr) continue;
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('pnrDirectory')
      .values({ pnr, tripId, bookingId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) return pnr;
  }
};
