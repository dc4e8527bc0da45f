import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tx } from '../database.ts';
import type { Schema } from '../schema.ts';

/** A row to write, in the form in which it would be read: jsonb as the value itself. */
export type Row<T extends keyof Schema> = {
  [C in keyof Insertable<Schema[T]>]: C extends keyof Selectable<Schema[T]>
    ? Selectable<Schema[T]>[C]
    : never;
};

const chunkSize = 5_000;

// Column names are in camel case for the compiler and not in PostgreSQL; objects in values keep their keys.
const columnName = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Writes many rows of one table: one statement and one parameter for thousands of them.
 * All rows name the same columns; those they leave out get their default.
 */
export const insertRows = async <T extends keyof Schema>(
  tx: Tx,
  table: T,
  rows: readonly Row<T>[],
): Promise<void> => {
  const keys = Object.keys(rows[0] ?? {}) as (keyof Row<T>)[];
  const names = keys.map((key) => columnName(String(key)));
  const columns = sql.join(names.map((name) => sql.ref(name)));
  for (let at = 0; at < rows.length; at += chunkSize) {
    const records = rows
      .slice(at, at + chunkSize)
      .map((row) => Object.fromEntries(keys.map((key, column) => [names[column], row[key]])));
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(records)}::json)`.execute(
      tx,
    );
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
