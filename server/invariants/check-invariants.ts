import { sql } from 'kysely';
import { recordAct } from '../audit-log/record-act.ts';
import { type Checked, checkInvariants } from './run-audit.ts';
import { call } from '../call.ts';
import type { Database } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';

/** How often an installation looks at itself, and how long one look may take before another program may start over. */
const everyHours = 6;
const longestMinutes = 20;

/** Takes the turn to look, if it is due and nobody has it: of two programs at once the statement lets one through. */
const takeTurn = async (db: Database): Promise<boolean> => {
  const { rows } = await sql`
    update audit_turn set claimed_until = now() + make_interval(mins => ${longestMinutes})
    where due_at <= now() and (claimed_until is null or claimed_until <= now()) returning only_one`.execute(
    db,
  );
  return rows.length === 1;
};

/** The last look at each invariant is kept; since when one is broken outlasts the next look. */
const keep = async (db: Database, checked: readonly Checked[]): Promise<void> => {
  await transaction(db, async (tx) => {
    for (const { invariant, says, rows, tookMs } of checked)
      await sql`
        insert into audit_result as last (invariant, says, found, broken, broken_since, checked_at, took_ms)
        values (${invariant}, ${says}, ${rows.length}, ${JSON.stringify(rows)}::jsonb,
          case when ${rows.length}::int > 0 then now() end, now(), ${tookMs})
        on conflict (invariant) do update set says = excluded.says, found = excluded.found, broken = excluded.broken,
          broken_since = case when excluded.found > 0 then coalesce(last.broken_since, now()) end,
          checked_at = excluded.checked_at, took_ms = excluded.took_ms`.execute(tx);
    await sql`update audit_turn set claimed_until = null, finished_at = now(),
      due_at = case when due_at > claimed_until - make_interval(mins => ${longestMinutes}) then now()
        else now() + make_interval(hours => ${everyHours}) end`.execute(tx);
  });
};

/**
 * Looks at every invariant of the installation when its turn has come: every six hours, or when an admin wants it. Reads
 * one snapshot without locks. Answers how many are broken, or undefined where it was nobody's turn.
 */
export const checkInstallation =
  ({ db, log }: Pick<Deps, 'db' | 'log'>) =>
  async (): Promise<number | undefined> => {
    if (!(await takeTurn(db))) return undefined;
    const checked = await checkInvariants(db).catch(async (thrown) => {
      await sql`update audit_turn set claimed_until = null, due_at = now() + interval '15 minutes'`.execute(
        db,
      );
      throw thrown;
    });
    await keep(db, checked);
    const broken = checked.filter(({ rows }) => rows.length > 0);
    for (const { invariant, says, rows } of broken)
      log(`audit: ${invariant} is broken in ${rows.length} places: ${says}`);
    return broken.length;
  };

/** Makes the check of the invariants due now: a chore does it within seconds. */
export const wantCheck = call(
  { gate: 'admin' },
  async function wantCheck({ deps: { db }, actor }): Promise<void> {
    await transaction(db, async (tx) => {
      await sql`update audit_turn set due_at = now()`.execute(tx);
      await recordAct(tx, actor, { stream: 'portal:admin', act: 'audit-wanted' });
    });
  },
);
