import { sql } from 'kysely';
import { addDays, type DhakaDate, dhakaInstant } from '@poth/domain/dhaka.ts';
import { lastComparableDay } from '@poth/domain/reconciliation/days.ts';
import { withClient } from '../db/testing.ts';
import { compareDays } from '../reconciliation/compare-days.ts';
import type { World } from './world.ts';

/** Deletes every comparison and empties the last day that can be compared, where the next one then begins; returns that day. */
export const beginWithLastDay = async ({ databaseUrl, db }: World): Promise<DhakaDate> => {
  await withClient(databaseUrl, (client) =>
    client.query('truncate gateway_day, gateway_question, gateway_difference'),
  );
  const day = lastComparableDay(new Date());
  await sql`update payment set created_at = now()`.execute(db);
  await sql`update refund set requested_at = now()`.execute(db);
  await sql`update refund set sent_at = now() where sent_at is not null`.execute(db);
  await sql`insert into gateway_day (day, listed_until, finished_at)
    values (${addDays(day, -1)}::date, ${dhakaInstant(day)}, now())`.execute(db);
  return day;
};

/** Makes the attempts of a trip, and its refunds, begin and be sent at noon of a day, whether that day was listed or not. */
export const beginAtNoon = async (
  { db }: Pick<World, 'db'>,
  tripId: string,
  day: DhakaDate,
): Promise<void> => {
  const noon = dhakaInstant(day, 720);
  await sql`update payment set created_at = ${noon} where trip_id = ${tripId}`.execute(db);
  await sql`update refund set requested_at = ${noon} where trip_id = ${tripId}`.execute(db);
  await sql`update refund set sent_at = ${noon} where trip_id = ${tripId} and sent_at is not null`.execute(
    db,
  );
};

/** Like `beginAtNoon`, for a day to be compared: parts of it that chores have listed are listed again. */
export const moveToDay = async (world: Pick<World, 'db'>, tripId: string, day: DhakaDate): Promise<void> => {
  await beginAtNoon(world, tripId, day);
  await sql`update gateway_day set listed_until = ${dhakaInstant(day)} where day = ${day}::date`.execute(
    world.db,
  );
};

/** Runs without new work after which the comparison has nothing to do: one begins a day, one asks, one finishes it. */
const idleRuns = 3;

/** Runs the comparison until it has nothing left to do at this moment. */
export const compareAll = async ({ deps }: Pick<World, 'deps'>): Promise<void> => {
  for (let idle = 0, runs = 0; idle < idleRuns; runs++) {
    if (runs > 1_000) throw new Error('a day is listed without an end');
    idle = (await compareDays(deps)()) ? 0 : idle + 1;
  }
};
