import { sql } from 'kysely';
import { addDays, dhakaDate, dhakaInstant } from '@poth/domain/dhaka.ts';
import { touchEveryTrip } from '../db/touch.ts';
import { transaction } from '../db/transaction.ts';
import { raiseTripVersion } from '../trip/trip-steps-store.ts';
import { earlier } from './earlier.ts';
import type { World } from './world.ts';

const clocks = {
  trip_stop: ['arrives_at', 'departs_at'],
  trip_fare: ['arrives_at', 'departs_at'],
  trip_counter: ['serves_at', 'reporting_at'],
} as const;

/** Moves every time of a trip so that its coach leaves a stop at an instant; the service date stays. */
export const departAt = async (
  { db }: Pick<World, 'db'>,
  tripId: string,
  at: Date,
  stopNo = 0,
): Promise<void> => {
  const { departsAt } = await db
    .selectFrom('tripStop')
    .select('departsAt')
    .where('tripId', '=', tripId)
    .where('stopNo', '=', stopNo)
    .executeTakeFirstOrThrow();
  const earlierMs = departsAt.getTime() - at.getTime();
  await transaction(db, async (tx) => {
    await raiseTripVersion(tx, tripId);
    // It may now leave on another date, whose cached searches do not depend on this trip.
    await touchEveryTrip(tx);
    for (const [table, columns] of Object.entries(clocks)) {
      const sets = columns.map((column) => sql`${sql.ref(column)} = ${earlier(column, earlierMs)}`);
      await sql`update ${sql.table(table)} set ${sql.join(sets)} where trip_id = ${tripId}`.execute(tx);
    }
  });
};

/** Moves every time of a trip so that its coach leaves a stop in `minutes` minutes; a negative value is in the past. */
export const departIn = (
  world: Pick<World, 'db'>,
  tripId: string,
  minutes: number,
  stopNo = 0,
): Promise<void> => departAt(world, tripId, new Date(Date.now() + minutes * 60_000), stopNo);

const setServiceDate = async ({ db }: World, tripId: string, daysAgo: number) => {
  const day = addDays(dhakaDate(new Date()), -daysAgo);
  await sql`update trip set service_date = ${day}::date where trip_id = ${tripId}`.execute(db);
  return day;
};

/**
 * Ends a trip: its coach left at six in the morning `daysAgo` days ago and arrived before noon, so it has arrived at
 * whatever time of day a test runs.
 */
export const letTripBeOver = async (world: World, tripId: string, daysAgo = 2): Promise<void> => {
  const day = await setServiceDate(world, tripId, daysAgo);
  await departAt(world, tripId, dhakaInstant(day, 6 * 60));
};

/** Lets a trip be on its way: a coach of yesterday's service date that left an hour ago. */
export const letNightCoachLeave = async (world: World, tripId: string): Promise<void> => {
  await setServiceDate(world, tripId, 1);
  await departIn(world, tripId, -60);
};
