import { isArchiveFilled, useArchiveAndSaleTables } from '../db/archive.ts';
import type { Database, Tx } from '../db/database.ts';
import { limitStatementTime, withinSavepoint, readBreaches } from './audit-store.ts';
import type { Breach, Invariant } from './invariant.ts';
import { invariants } from './invariants.ts';

export type Finding = { invariant: string; says: string; rows: Breach[] };
/** Invariant that was checked, broken or not. */
export type Checked = Finding & { tookMs: number };

/** Most wrong rows that are read of an invariant. */
const mostRows = 20;

const breaches = (tx: Tx, invariant: Invariant): Promise<Breach[]> =>
  'find' in invariant ? invariant.find(tx, mostRows) : readBreaches(tx, invariant.sql, mostRows);

/**
 * Like `breaches`; an invariant that cannot be checked, for example because it takes too long on a large database,
 * counts as broken and says why. The others are checked all the same.
 */
const breachesOrWhyNot = (tx: Tx, invariant: Invariant): Promise<Breach[]> =>
  withinSavepoint(
    tx,
    () => breaches(tx, invariant),
    (thrown) => [{ unanswered: String(thrown) }],
  );

/**
 * Checks every invariant in one snapshot of the database, without locks, over the selling tables and the archive
 * together: a trip that has moved must still satisfy all of them. Returns each with how long it took and the first rows
 * that are wrong. skip: invariants that an installation knowingly does without.
 */
export const checkInvariants = async (db: Database, skip: readonly string[] = []): Promise<Checked[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await limitStatementTime(tx);
      if (await isArchiveFilled(tx)) await useArchiveAndSaleTables(tx);
      const checked: Checked[] = [];
      for (const [name, invariant] of Object.entries(invariants)) {
        if (skip.includes(name)) continue;
        const began = Date.now();
        const rows = await breachesOrWhyNot(tx, invariant);
        checked.push({ invariant: name, says: invariant.says, rows, tookMs: Date.now() - began });
      }
      return checked;
    });

/** The invariants that are broken, each with the first rows that are wrong. */
export const runAudit = async (db: Database, skip: readonly string[] = []): Promise<Finding[]> =>
  (await checkInvariants(db, skip))
    .filter(({ rows }) => rows.length > 0)
    .map(({ invariant, says, rows }) => ({ invariant, says, rows }));
