import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';

/** Names every trip: something that many of them share has changed, or there are new ones. */
export const everyTrip = '00000000-0000-0000-0000-000000000000';

/** Begins a statement that changes a trip or its seats: what every process keeps of the trip is old from its commit on. */
export const touching = (tripId: string) => sql`
    with touch as (insert into trip_touch (trip_id) values (${tripId}::uuid))`;

/** The same for several trips. */
export const touchingTrips = (tripIds: readonly string[]) => sql`
    with touch as (insert into trip_touch (trip_id) select unnest(${[...tripIds]}::uuid[]))`;

/** Touches the trips that relations of a statement name, each once. */
export const touchingTripsOf = (relations: readonly string[]): string =>
  `insert into trip_touch (trip_id) ${relations.map((name) => `select trip_id from ${name}`).join(' union ')}`;

/** Touches every trip, in the transaction that changes what they share. */
export const touchEveryTrip = async (db: Database | Tx): Promise<void> => {
  await sql`insert into trip_touch (trip_id) values (${everyTrip}::uuid)`.execute(db);
};

/**
 * Touches again, at its end, what a transaction has touched: an entry that is much older than its commit is heard late.
 */
export const touchAgain = async (tx: Tx): Promise<void> => {
  await sql`
    insert into trip_touch (trip_id)
    select distinct trip_id from trip_touch
    where touched_at >= now() and xmin = pg_current_xact_id_if_assigned()::xid`.execute(tx);
};

/** How often each trip has been touched since one moment, and since a later one. */
export type TouchCounts = Readonly<Record<string, readonly [touches: number, ofThemLater: number]>>;

/** Reads how often trips were touched since a moment, and since a later one; now: the database's. */
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

/** Forgets touches that are older than twice what a process looks back. */
export const forgetTouches = async (db: Database, lookBackMs: number): Promise<void> => {
  await sql`delete from trip_touch where touched_at < now() - make_interval(secs => ${(2 * lookBackMs) / 1_000}::float8)`.execute(
    db,
  );
};
