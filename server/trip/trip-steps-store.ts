import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { type Guard, guardKind } from '../db/step-parts.ts';

const tripAsRead = guardKind(
  'trip',
  { tripId: 'uuid', version: 'int' },
  ['tripId'],
  (rows) => sql`
    select t.trip_id from ${rows} given join trip t on t.trip_id = given.trip_id
    where t.version = given.version order by t.trip_id for share of t`,
);

/**
 * Keeps a trip as it was when a sale was decided: who changes it waits for the sale, or the sale is decided again.
 */
export const unchangedTrip = (tripId: string, version: number): Guard => tripAsRead([{ tripId, version }]);

/** Lets every sale of a trip that was decided before this transaction be decided again. */
export const raiseTripVersion = async (tx: Tx, tripId: string): Promise<void> => {
  await sql`update trip set version = version + 1 where trip_id = ${tripId}`.execute(tx);
};
