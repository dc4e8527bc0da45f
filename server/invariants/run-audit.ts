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

const check = async (tx: Tx, name: string, invariant: Invariant): Promise<Checked> => {
  const began = Date.now();
  const rows = await breachesOrWhyNot(tx, invariant);
  return { invariant: name, says: invariant.says, rows, tookMs: Date.now() - began };
};

/**
 * Reads in one snapshot of the database, without locks, from the selling tables and the archive together: a trip that has
 * moved must still satisfy every invariant.
 */
const inSnapshot = <T>(db: Database, look: (tx: Tx) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await limitStatementTime(tx);
      if (await isArchiveFilled(tx)) await useArchiveAndSaleTables(tx);
      return look(tx);
    });

/**
 * Checks every invariant in one snapshot. Returns each with how long it took and the first rows that are wrong. skip:
 * invariants that an installation knowingly does without.
 */
export const checkInvariants = (db: Database, skip: readonly string[] = []): Promise<Checked[]> =>
  inSnapshot(db, async (tx) => {
    const checked: Checked[] = [];
    for (const [name, invariant] of Object.entries(invariants))
      if (!skip.includes(name)) checked.push(await check(tx, name, invariant));
    return checked;
  });

/**
 * Checks every invariant in a snapshot of its own, beside running sales: vacuum keeps all that sales leave behind for as
 * long as a snapshot lasts, and all invariants together take minutes with millions of bookings.
 */
export const checkOneByOne = async (db: Database): Promise<Checked[]> => {
  const checked: Checked[] = [];
  for (const [name, invariant] of Object.entries(invariants))
    checked.push(await inSnapshot(db, (tx) => check(tx, name, invariant)));
  return checked;
};

/** The invariants that are broken, each with the first rows that are wrong. */
export const runAudit = async (db: Database, skip: readonly string[] = []): Promise<Finding[]> =>
  (await checkInvariants(db, skip))
    .filter(({ rows }) => rows.length > 0)
    .map(({ invariant, says, rows }) => ({ invariant, says, rows }));
