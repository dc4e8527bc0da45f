import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** Rows by the names of their tables; columns by their own names. */
export type Rows = Record<string, readonly object[]>;

/**
 * Lays rows into empty tables of the same names and columns, which stand before the real ones until the transaction
 * ends: a statement is asked about a few columns, without all the rest that a row of them has to have.
 */
export const shadowTables = async (tx: Tx, rows: Rows): Promise<void> => {
  for (const [table, records] of Object.entries(rows)) {
    const [own, shadow] = [sql.table(`public.${table}`), sql.table(`pg_temp.${table}`)];
    await sql`create temp table ${sql.table(table)} on commit drop as table ${own} with no data`.execute(tx);
    await sql`insert into ${shadow}
      select * from jsonb_populate_recordset(null::${shadow}, ${JSON.stringify(records)}::jsonb)`.execute(tx);
  }
};
