import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Of this process; it sells from one database. */
let sellsFromCluster = false;

/**
 * Finds out, once when a process opens its database, whether that is a cluster: PostgreSQL with Citus, on which a statement
 * writes on one trip. It is as it was found until the process ends: whoever distributes an installation stops its portals first.
 */
export const recogniseCluster = async (db: Database): Promise<void> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from pg_extension where extname = 'citus') as found`.execute(db);
  sellsFromCluster = rows[0]?.found ?? false;
};

/** Whether the database of this process is a cluster. */
export const isCluster = (): boolean => sellsFromCluster;
