import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tx } from '../database.ts';
import type { Schema } from '../schema.ts';

/** A row to be written, as reading it would answer it: jsonb as the value itself. */
export type Row<T extends keyof Schema> = {
  [C in keyof Insertable<Schema[T]>]: C extends keyof Selectable<Schema[T]>
    ? Selectable<Schema[T]>[C]
    : never;
};

const chunkSize = 5_000;

// The compiler's names of the columns are in camel case, PostgreSQL's are not; values keep their own keys.
const columnName = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const asRecord = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [columnName(key), value]));

/**
 * Writes many rows of one table: one statement and one parameter for thousands of them.
 * All rows name the same columns; those they leave out get their default.
 */
export const insertRows = async <T extends keyof Schema>(
  tx: Tx,
  table: T,
  rows: readonly Row<T>[],
): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {});
  for (let at = 0; at < rows.length; at += chunkSize) {
    const records = JSON.stringify(rows.slice(at, at + chunkSize).map(asRecord));
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      select ${sql.join(columns.map((column) => sql.ref(column)))}
      from json_populate_recordset(null::${sql.table(table)}, ${records}::json)`.execute(tx);
  }
};

/** Writes the rows of several tables, in the order in which the tables are named. */
export const insertTables = async <T extends keyof Schema>(
  tx: Tx,
  tables: readonly T[],
  rows: { [Table in T]: readonly Row<Table>[] },
): Promise<void> => {
  for (const table of tables) await insertRows(tx, table, rows[table]);
};
