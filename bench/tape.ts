import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '../server/db/database.ts';
import type { Schema } from '../server/db/schema.ts';

export type Statement = { text: string; values: unknown[] };

/** As many connections as the portal opens. */
const connections = 20;

export const openPool = (databaseUrl: string): pg.Pool =>
  new pg.Pool({ connectionString: databaseUrl, max: connections, options: '-c role=poth_app' });

/**
 * Writes down the statements that use cases send to the database: each piece of work is done once, and answers what
 * the bare driver has to repeat for the same answer.
 */
export const recordStatements = async (
  pool: pg.Pool,
  works: readonly ((db: Database) => Promise<unknown>)[],
): Promise<Statement[][]> => {
  let tape: Statement[] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => void tape.push({ text: query.sql, values: [...query.parameters] }),
  });
  const tapes: Statement[][] = [];
  for (const work of works) {
    tape = [];
    await work(db);
    tapes.push(tape);
  }
  return tapes;
};

/** Sends the statements of one tape, one after the other, over one connection. */
export const replay = async (pool: pg.Pool, tape: readonly Statement[]): Promise<void> => {
  const client = await pool.connect();
  try {
    for (const statement of tape) await client.query(statement);
  } finally {
    client.release();
  }
};
