import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import type { Breach, Invariant } from './invariant.ts';
import { invariants } from './invariants.ts';

export type Finding = { invariant: string; says: string; rows: Breach[] };

const mostRows = 20;

const breaches = async (tx: Tx, invariant: Invariant): Promise<Breach[]> => {
  if ('find' in invariant) return invariant.find(tx, mostRows);
  const { rows } =
    await sql<Breach>`select * from (${sql.raw(invariant.sql)}) broken limit ${mostRows}`.execute(tx);
  return rows;
};

/**
 * Checks every invariant in one snapshot of the database, without locks; answers those that are broken,
 * each with the first rows that are wrong. skip: invariants that an installation knowingly does without.
 */
export const runAudit = async (db: Database, skip: readonly string[] = []): Promise<Finding[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`set local statement_timeout = '120s'`.execute(tx);
      const findings: Finding[] = [];
      for (const [name, invariant] of Object.entries(invariants)) {
        if (skip.includes(name)) continue;
        const rows = await breaches(tx, invariant);
        if (rows.length > 0) findings.push({ invariant: name, says: invariant.says, rows });
      }
      return findings;
    });
