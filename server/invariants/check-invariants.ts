import { recordAct } from '../audit-log/record-act.ts';
import { type Checked, checkOneByOne } from './run-audit.ts';
import { call } from '../call.ts';
import type { Database } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import {
  claimAuditRun,
  endAuditRun,
  saveCheckResult,
  makeAuditRunDue,
  releaseAuditRun,
} from './audit-store.ts';

/** Hours between two checks of an installation. */
const everyHours = 6;

/** Stores the check of each invariant, and ends the run. */
const keep = async (db: Database, checked: readonly Checked[]): Promise<void> => {
  await transaction(db, async (tx) => {
    for (const looked of checked) await saveCheckResult(tx, looked);
    await endAuditRun(tx, everyHours);
  });
};

/**
 * Checks every invariant of the installation when a run is due: every six hours, or when an admin requests it. Reads
 * without locks. Returns how many are broken, or undefined where no run was due.
 */
export const checkInstallation =
  ({ db, log }: Pick<Deps, 'db' | 'log'>) =>
  async (): Promise<number | undefined> => {
    if (!(await claimAuditRun(db))) return undefined;
    const checked = await checkOneByOne(db).catch(async (thrown) => {
      await releaseAuditRun(db);
      throw thrown;
    });
    await keep(db, checked);
    const broken = checked.filter(({ rows }) => rows.length > 0);
    for (const { invariant, says, rows } of broken)
      log(`audit: ${invariant} is broken in ${rows.length} places: ${says}`);
    return broken.length;
  };

/** Makes the check of the invariants due now: a chore does it within seconds. */
export const requestInvariantCheck = call(
  { gate: 'admin' },
  async function requestInvariantCheck({ deps: { db }, actor }): Promise<void> {
    await transaction(db, async (tx) => {
      await makeAuditRunDue(tx);
      await recordAct(tx, actor, { stream: 'portal:admin', act: 'audit-wanted' });
    });
  },
);
