import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';

/** Id that stands for every trip: touched when data that trips share has changed, or when there are new trips. */
export const everyTripId = '00000000-0000-0000-0000-000000000000';

/** Begins a statement that changes a trip or its seats: once it commits, every process's cached data of the trip is outdated. */
export const touching = (tripId: string) => sql`
    with touch as (insert into trip_touch (trip_id) values (${tripId}::uuid))`;

/** Like `touching`, for several trips. */
export const touchingTrips = (tripIds: readonly string[]) => sql`
    with touch as (insert into trip_touch (trip_id) select unnest(${[...tripIds]}::uuid[]))`;

/** Touches the trips that relations of a statement name, each once. */
export const touchingTripsOf = (relations: readonly string[]): string =>
  `insert into trip_touch (trip_id) ${relations.map((name) => `select trip_id from ${name}`).join(' union ')}`;

/** Touches several trips, in the transaction that changes them. */
export const touchTrips = async (db: Database | Tx, tripIds: Iterable<string>): Promise<void> => {
  const touched = [...new Set(tripIds)];
  if (touched.length > 0)
    await sql`insert into trip_touch (trip_id) select unnest(${touched}::uuid[])`.execute(db);
};

/** Touches every trip, in the transaction that changes what they share. */
export const touchEveryTrip = async (db: Database | Tx): Promise<void> => {
  await sql`insert into trip_touch (trip_id) values (${everyTripId}::uuid)`.execute(db);
};

/** Touches the trips of a transaction again, at its end: an entry much older than its commit would be noticed late. */
export const touchAgain = async (tx: Tx): Promise<void> => {
  await sql`
    insert into trip_touch (trip_id)
    select distinct trip_id from trip_touch
    where touched_at >= now() and xmin = pg_current_xact_id_if_assigned()::xid`.execute(tx);
};

/** Touches of each trip since one moment, and those of them since a later one. */
export type TouchCounts = Readonly<Record<string, readonly [touches: number, ofThemLater: number]>>;

/** Counts the touches of trips since a moment, and of them those since a later one. `now`: the database's time. */
export const readTouches = async (
  db: Database,
  { since, later }: { since: Date; later: Date },
): Promise<{ now: Date; counts: TouchCounts }> => {
  const { rows } = await sql<{ now: Date; counts: TouchCounts | null }>`
    select now() as now, (
      select json_object_agg(trip_id, json_build_array(touches, of_them_later)) from (
        select trip_id, count(*) as touches, count(*) filter (where touched_at >= ${later}) as of_them_later
        from trip_touch where touched_at >= ${since} group by trip_id) touched) as counts`.execute(db);
  const [row] = rows;
  return { now: row?.now ?? new Date(), counts: row?.counts ?? {} };
};

/** Deletes touches that are older than twice what a process looks back. */
export const forgetTouches = async (db: Database, lookBackMs: number): Promise<void> => {
  await sql`delete from trip_touch where touched_at < now() - make_interval(secs => ${(2 * lookBackMs) / 1_000}::float8)`.execute(
    db,
  );
};
