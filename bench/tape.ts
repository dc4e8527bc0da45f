import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
// It also tells pg how to read sums and dates.
import '../server/db/database.ts';
import type { Database } from '../server/db/database.ts';
import { withPreparedStatements } from '../server/db/prepared-statements.ts';
import type { Schema } from '../server/db/schema.ts';

export type Statement = { text: string; values: unknown[] };

/** As many connections as the portal opens. */
const connections = 20;

export const openPool = (databaseUrl: string): pg.Pool =>
  new pg.Pool({ connectionString: databaseUrl, max: connections, options: '-c role=poth_app' });

const prepared = new WeakMap<pg.Pool, PostgresPool>();
/** Sends a pool's statements prepared, as the portal does; names are given once for each pool. */
const preparing = (pool: pg.Pool): PostgresPool => {
  const known = prepared.get(pool) ?? withPreparedStatements(pool);
  prepared.set(pool, known);
  return known;
};

/** A database for use cases, and the statements that a piece of work with it sends: what the bare driver repeats. */
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

/** Sends the statements of one tape, one after the other, over one connection. */
export const replay = async (pool: pg.Pool, tape: readonly Statement[]): Promise<void> => {
  const client = await preparing(pool).connect();
  try {
    for (const { text, values } of tape) await client.query(text, values);
  } finally {
    client.release();
  }
};
