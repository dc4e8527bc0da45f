import type { Client, Connection, FieldDef } from 'pg';
import { names } from './names.ts';

/** OIDs of PostgreSQL's types, by the name that a column has in our rows. */
export type ColumnTypes = Map<string, number>;

/** Has PostgreSQL describe the result of a statement without running it. Rejects with PostgreSQL's error for a faulty one. */
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
