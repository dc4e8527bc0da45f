import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Guard } from '../db/step.ts';

/**
 * Keeps a trip as it was when a sale was decided: who changes it waits for the sale, or the sale is decided again.
 */
export const unchangedTrip = (tripId: string, version: number): Guard<'trip'> => ({
  name: 'trip',
  rows: 1,
  lock: (held) => sql`
    select from trip where ${held} and trip_id = ${tripId} and version = ${version}::int for share`,
});

/** Lets every sale of a trip that was decided before this transaction be decided again. */
export const raiseTripVersion = async (tx: Tx, tripId: string): Promise<void> => {
  await sql`update trip set version = version + 1 where trip_id = ${tripId}`.execute(tx);
};
