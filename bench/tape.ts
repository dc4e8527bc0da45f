import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
// Also configures how pg parses sums and dates.
import '../server/db/database.ts';
import type { Database } from '../server/db/database.ts';
import { withPreparedStatements } from '../server/db/prepared-statements.ts';
import type { Schema } from '../server/db/schema.ts';

export type Statement = { text: string; values: unknown[] };

/** Number of connections that the portal opens. */
const connections = 20;

export const openPool = (databaseUrl: string): pg.Pool =>
  new pg.Pool({ connectionString: databaseUrl, max: connections, options: '-c role=poth_app' });

const prepared = new WeakMap<pg.Pool, PostgresPool>();
/** Prepares a pool's statements as the portal does; their names are assigned once for each pool. */
const preparing = (pool: pg.Pool): PostgresPool => {
  const known = prepared.get(pool) ?? withPreparedStatements(pool);
  prepared.set(pool, known);
  return known;
};

/** Database for use cases that records the statements of a piece of work, for the bare driver to replay. */
export const openTape = (
  pool: pg.Pool,
): { db: Database; record: (work: () => Promise<unknown>) => Promise<Statement[]> } => {
  let tape: Statement[] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: preparing(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => void tape.push({ text: query.sql, values: [...query.parameters] }),
  });
  return {
    db,
    record: async (work) => {
      tape = [];
      await work();
      const recorded = tape;
      tape = [];
      return recorded;
    },
  };
};

/** Sends the statements of a tape in sequence over one connection. */
export const replay = async (pool: pg.Pool, tape: readonly Statement[]): Promise<void> => {
  const client = await preparing(pool).connect();
  try {
    for (const { text, values } of tape) await client.query(text, values);
  } finally {
    client.release();
  }
};
