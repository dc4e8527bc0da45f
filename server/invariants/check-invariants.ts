import { recordAct } from '../audit-log/record-act.ts';
import { type Checked, checkInvariants } from './run-audit.ts';
import { call } from '../call.ts';
import type { Database } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { endTurn, giveTurnBack, keepResult, makeTurnDue, takeTurn } from './audit-store.ts';

/** How often an installation looks at itself. */
const everyHours = 6;

/** The last look at each invariant is kept, and the turn ends. */
const keep = async (db: Database, checked: readonly Checked[]): Promise<void> => {
  await transaction(db, async (tx) => {
    for (const looked of checked) await keepResult(tx, looked);
    await endTurn(tx, everyHours);
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
      await giveTurnBack(db);
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
      await makeTurnDue(tx);
      await recordAct(tx, actor, { stream: 'portal:admin', act: 'audit-wanted' });
    });
  },
);
