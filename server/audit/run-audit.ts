import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { invariants } from './invariants.ts';

export type Finding = { invariant: string; says: string; rows: Record<string, unknown>[] };

const mostRows = 20;

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
      for (const [invariant, { says, sql: statement }] of Object.entries(invariants)) {
        if (skip.includes(invariant)) continue;
        const { rows } = await sql<
          Record<string, unknown>
        >`select * from (${sql.raw(statement)}) broken limit ${mostRows}`.execute(tx);
        if (rows.length > 0) findings.push({ invariant, says, rows });
      }
      return findings;
    });
