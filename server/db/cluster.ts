import { sql } from 'kysely';
import type { Database } from './database.ts';

/** State of this process, which sells from one database. */
let sellsFromCluster = false;

/**
 * Finds out, once when a process opens its database, whether it is a cluster: PostgreSQL with Citus, where a statement
 * writes on one trip. The result holds until the process ends: portals are stopped before an installation is distributed.
 */
export const recogniseCluster = async (db: Database): Promise<void> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from pg_extension where extname = 'citus') as found`.execute(db);
  sellsFromCluster = rows[0]?.found ?? false;
};

/** Tells whether the database of this process is a cluster. */
export const isCluster = (): boolean => sellsFromCluster;
