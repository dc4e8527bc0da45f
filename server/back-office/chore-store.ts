import { sql } from 'kysely';
import type { ChoreRun } from '@poth/domain/back-office/health.ts';
import type { Database } from '../db/database.ts';

/**
 * Claims chores for a process, or renews its claims: chores without a holder, lapsed ones, and those it already holds.
 * Returns the names of the chores it now holds, for heldMs milliseconds from the start of the statement.
 */
export const claimChores = async (
  db: Database,
  { holder, names, heldMs }: { holder: string; names: readonly string[]; heldMs: number },
): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    insert into chore (name, holder, held_until)
    select name, ${holder}::uuid, now() + make_interval(secs => ${heldMs / 1_000}::float8)
    from unnest(${[...names]}::text[]) given (name) order by name
    on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
      where chore.holder = excluded.holder or chore.held_until is null or chore.held_until <= now()
    returning name`.execute(db);
  return rows.map(({ name }) => name);
};

/** Releases the claims of a process, so that another takes them at once. */
export const releaseChores = async (db: Database, holder: string): Promise<void> => {
  await db.updateTable('chore').set({ heldUntil: null }).where('holder', '=', holder).execute();
};

/** Stores the results of the last runs; the later run of another process is not overwritten. */
export const writeChoreRuns = async (db: Database, runs: readonly ChoreRun[]): Promise<void> => {
  await sql`
    insert into chore (name, every_ms, ran_at, took_ms, failed_at, failure)
    select name, "everyMs", "ranAt", "tookMs", "failedAt", failure
    from jsonb_to_recordset(${JSON.stringify(runs)}::jsonb) given
      (name text, "everyMs" int, "ranAt" timestamptz, "tookMs" int, "failedAt" timestamptz, failure text)
    order by name
    on conflict (name) do update set every_ms = excluded.every_ms,
      took_ms = case when excluded.ran_at >= coalesce(chore.ran_at, excluded.ran_at) then excluded.took_ms else chore.took_ms end,
      ran_at = greatest(chore.ran_at, excluded.ran_at),
      failure = case when excluded.failed_at >= coalesce(chore.failed_at, excluded.failed_at)
        then excluded.failure else chore.failure end,
      failed_at = greatest(chore.failed_at, excluded.failed_at)`.execute(db);
};

/** Reads the last run of each chore, whichever process ran it. */
export const readChoreRuns = async (db: Database): Promise<ChoreRun[]> => {
  const { rows } = await sql<ChoreRun>`
    select name, every_ms, ran_at, took_ms, failed_at, failure from chore where every_ms is not null
    order by every_ms, name`.execute(db);
  return rows;
};
