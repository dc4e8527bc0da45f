import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** Rows by table name, with columns by their names in the database. */
export type Rows = Record<string, readonly object[]>;

/**
 * Puts rows into temporary tables with the names and columns of real ones, which they hide until the transaction ends:
 * a statement is tested on a few columns without all others that a real row must have.
 */
export const shadowTables = async (tx: Tx, rows: Rows): Promise<void> => {
  for (const [table, records] of Object.entries(rows)) {
    const [own, shadow] = [sql.table(`public.${table}`), sql.table(`pg_temp.${table}`)];
    await sql`create temp table ${sql.table(table)} on commit drop as table ${own} with no data`.execute(tx);
    await sql`insert into ${shadow}
      select * from jsonb_populate_recordset(null::${shadow}, ${JSON.stringify(records)}::jsonb)`.execute(tx);
  }
};
