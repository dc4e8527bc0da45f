import type { Database } from '../db/database.ts';

/** The booking that a PNR was given to. */
export const findByPnr = (
  db: Database,
  pnr: string,
): Promise<{ tripId: string; bookingId: string } | undefined> =>
  db.selectFrom('pnrDirectory').select(['tripId', 'bookingId']).where('pnr', '=', pnr).executeTakeFirst();
