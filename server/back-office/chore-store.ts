import { sql } from 'kysely';
import type { ChoreRun } from '@poth/domain/back-office/health.ts';
import type { Database } from '../db/database.ts';

/**
 * Claims chores for a process, or renews its claims: those that nobody has, that lapsed, or that it has itself. Answers the
 * names of those that it has now, for heldMs milliseconds from the statement's beginning.
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

/** Gives back what a process has claimed, so that another one takes it at once. */
export const releaseChores = async (db: Database, holder: string): Promise<void> => {
  await db.updateTable('chore').set({ heldUntil: null }).where('holder', '=', holder).execute();
};

/** Writes down how the last runs went; where another process has done a chore since, that stays. */
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

/** Reads how the chores last went, in whichever process. */
export const readChoreRuns = async (db: Database): Promise<ChoreRun[]> => {
  const { rows } = await sql<ChoreRun>`
    select name, every_ms, ran_at, took_ms, failed_at, failure from chore where every_ms is not null
    order by every_ms, name`.execute(db);
  return rows;
};
