import { randomBytes } from 'node:crypto';
import { pnrFrom } from '@poth/domain/booking/pnr.ts';
import type { Database, Tx } from '../db/database.ts';
import { listUnderPnr } from '../ticket/pnr-store.ts';

/**
 * Assigns a booking a PNR that nobody has: the directory's key decides. A PNR whose booking is never written does no
 * harm.
 */
export const givePnr = async (
  db: Database | Tx,
  booking: { tripId: string; bookingId: string },
): Promise<string> => {
  for (;;) {
    const pnr = pnrFrom(randomBytes(16));
    if (!pnr) continue;
    if (await listUnderPnr(db, pnr, booking)) return pnr;
  }
};
