import type { Client, Connection, FieldDef } from 'pg';
import { names } from './names.ts';

/** The number of a type of PostgreSQL, by a column's name as our rows have it. */
export type ColumnTypes = Map<string, number>;

/** Asks PostgreSQL what a statement would answer, without running it. Rejects with what it says of a faulty one. */
export const describeStatement = (client: Client, text: string): Promise<ColumnTypes> =>
  new Promise((resolve, reject) => {
    const columns: ColumnTypes = new Map();
    client.query({
      submit(connection: Connection) {
        connection.parse({ text, name: '', types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription({ fields }: { fields: readonly FieldDef[] }) {
        for (const { name, dataTypeID } of fields) columns.set(names.ofRow(name), dataTypeID);
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
    });
  });
