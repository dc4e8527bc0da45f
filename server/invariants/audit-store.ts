import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import type { Breach } from './invariant.ts';

/** Reads the first rows of an invariant's statement: each is a breach. */
export const readBreaches = async (tx: Tx, statement: string, most: number): Promise<Breach[]> => {
  const { rows } = await sql<Breach>`select * from (${sql.raw(statement)}) broken limit ${most}`.execute(tx);
  return rows;
};

/** Limits each statement of a transaction to a quarter of an hour: with three million bookings the longest takes a minute. */
export const limitStatementTime = async (tx: Tx): Promise<void> => {
  await sql`set local statement_timeout = '15min'`.execute(tx);
};

/**
 * Runs a query; where it fails, rolls back to a savepoint, so that the transaction can go on, and returns the result of
 * `instead`.
 */
export const withinSavepoint = async <T>(
  tx: Tx,
  look: () => Promise<T>,
  instead: (thrown: unknown) => T,
): Promise<T> => {
  await sql`savepoint look`.execute(tx);
  try {
    return await look();
  } catch (thrown) {
    await sql`rollback to savepoint look`.execute(tx);
    return instead(thrown);
  }
};

/** Minutes after which an unfinished run may be claimed by another process. */
const longestMinutes = 20;

/** Claims the run that is due, unless another process has: of two at once the statement lets one succeed. */
export const claimAuditRun = async (db: Database): Promise<boolean> => {
  const { rows } = await sql`
    update audit_turn set claimed_until = now() + make_interval(mins => ${longestMinutes})
    where due_at <= now() and (claimed_until is null or claimed_until <= now()) returning only_one`.execute(
    db,
  );
  return rows.length === 1;
};

/** Ends a claimed run: the next is due everyHours later, or now if one was requested meanwhile. */
export const endAuditRun = async (tx: Tx, everyHours: number): Promise<void> => {
  await sql`update audit_turn set claimed_until = null, finished_at = now(),
    due_at = case when due_at > claimed_until - make_interval(mins => ${longestMinutes}) then now()
      else now() + make_interval(hours => ${everyHours}) end`.execute(tx);
};

/** Releases a run that failed, to be claimed again in a quarter of an hour. */
export const releaseAuditRun = async (db: Database): Promise<void> => {
  await sql`update audit_turn set claimed_until = null, due_at = now() + interval '15 minutes'`.execute(db);
};

/** Makes the next run due now. */
export const makeAuditRunDue = async (tx: Tx): Promise<void> => {
  await sql`update audit_turn set due_at = now()`.execute(tx);
};

type Looked = { invariant: string; says: string; rows: readonly Breach[]; tookMs: number };

/** Stores the latest check of an invariant; the start of a breach is kept from check to check. */
export const saveCheckResult = async (tx: Tx, { invariant, says, rows, tookMs }: Looked): Promise<void> => {
  await sql`
    insert into audit_result as last (invariant, says, found, broken, broken_since, checked_at, took_ms)
    values (${invariant}, ${says}, ${rows.length}, ${JSON.stringify(rows)}::jsonb,
      case when ${rows.length}::int > 0 then now() end, now(), ${tookMs})
    on conflict (invariant) do update set says = excluded.says, found = excluded.found, broken = excluded.broken,
      broken_since = case when excluded.found > 0 then coalesce(last.broken_since, now()) end,
      checked_at = excluded.checked_at, took_ms = excluded.took_ms`.execute(tx);
};
