import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import { takeStep } from '../db/step.ts';
import { guardKind } from '../db/step-parts.ts';

/** The booking that a PNR was given to. */
export const findByPnr = (
  db: Database,
  pnr: string,
): Promise<{ tripId: string; bookingId: string } | undefined> =>
  db.selectFrom('pnrDirectory').select(['tripId', 'bookingId']).where('pnr', '=', pnr).executeTakeFirst();

const pnrGiven = guardKind(
  'pnr',
  { pnr: 'text', tripId: 'uuid', bookingId: 'uuid' },
  ['pnr'],
  (rows) => sql`
    insert into pnr_directory (pnr, trip_id, booking_id)
    select pnr, trip_id, booking_id from ${rows} given order by pnr
    on conflict do nothing returning pnr`,
);

/** Assigns a PNR to a booking; returns false where another booking has it. */
export const listUnderPnr = (
  db: Database | Tx,
  pnr: string,
  { tripId, bookingId }: { tripId: string; bookingId: string },
): Promise<boolean> => takeStep(db, { guards: [pnrGiven([{ pnr, tripId, bookingId }])], writes: [] });
