import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import { Pool, types } from 'pg';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;
export type Tx = Transaction<Schema>;

const bigintOid = 20;
const dateOid = 1082;

// bigint columns hold paisa and counts, far below 2^53; a date stays the text of its day.
types.setTypeParser(bigintOid, Number);
types.setTypeParser(dateOid, (text) => text);

/** The connections of the portal or of the audit, each acting as its role. */
export const openDatabase = (url: string, role: 'poth_app' | 'poth_auditor', max = 20): Database =>
  new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: new Pool({
        connectionString: url,
        max,
        options: `-c role=${role} -c lock_timeout=2s -c statement_timeout=15s -c idle_in_transaction_session_timeout=15s`,
        connectionTimeoutMillis: 15_000,
      }),
    }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
