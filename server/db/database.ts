import {
  CamelCasePlugin,
  type Dialect,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type Transaction,
} from 'kysely';
import { Pool, types } from 'pg';
import { isTracing } from '../tracing/spans.ts';
import { withPreparedStatements } from './prepared-statements.ts';
import type { Schema } from './schema.ts';
import { withStatementSpans } from './trace-statements.ts';

export type Database = Kysely<Schema>;
export type Tx = Transaction<Schema>;

const bigintOid = 20;
const dateOid = 1082;

// bigint columns hold paisa and counts, far below 2^53; a date stays text, as in its column.
types.setTypeParser(bigintOid, Number);
types.setTypeParser(dateOid, (text) => text);

/**
 * Milliseconds for which an idle connection stays open for the next rush: a new one costs PostgreSQL a process, both
 * sides the password proof, and every statement is prepared on it again.
 */
const idleMs = 600_000;

/**
 * Settings of every connection; the last two are for a cluster. In sequential mode a transaction uses one connection to
 * each machine: after several, Citus refuses its writes to a table that is on every machine. Deadlock prevention would
 * make a writer on several machines wait for the end of every other one in that table, whatever their rows; here such
 * writes go to one machine after another, in one order.
 */
const settings = [
  'lock_timeout=2s',
  'statement_timeout=15s',
  'idle_in_transaction_session_timeout=15s',
  'citus.multi_shard_modify_mode=sequential',
  'citus.enable_deadlock_prevention=off',
];

type Role = 'poth_app' | 'poth_auditor';

/**
 * `max`: most connections. `prepare`: false where a pooler in between does not keep prepared statements. `readsOnly`:
 * statements that write fail. `inBoth`: tables of trips include the archive (archive.ts).
 */
type Connections = { max?: number; prepare?: boolean; readsOnly?: boolean; inBoth?: boolean };

const openPool = (
  url: string,
  role: Role,
  { max = 20, readsOnly = false, inBoth = false }: Connections,
): Pool => {
  const all = [
    `role=${role}`,
    ...settings,
    ...(readsOnly ? ['default_transaction_read_only=on'] : []),
    ...(inBoth ? ['search_path=with_archive,public'] : []),
  ];
  const pool = new Pool({
    connectionString: url,
    max,
    options: all.map((setting) => `-c ${setting}`).join(' '),
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: idleMs,
  });
  // An idle connection that the server ends is replaced at the next query; an unhandled event would end the program.
  pool.on('error', (error) => {
    if (!pool.ending) console.error(`database: an idle connection was lost (${error.message})`);
  });
  // On a busy connection the query fails, which is enough; an unhandled event of the connection would end the program.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

const dialectOver = (pool: Pool, { prepare = true }: Connections): Dialect => {
  const connections: PostgresPool = prepare ? withPreparedStatements(pool) : pool;
  return new PostgresDialect({ pool: isTracing() ? withStatementSpans(connections) : connections });
};

/** Opens the connections of a role, as a dialect of Kysely. */
export const openDialect = (url: string, role: Role, connections: Connections = {}): Dialect =>
  dialectOver(openPool(url, role, connections), connections);

/** Opens a database of the schema over a dialect. */
export const databaseOver = (dialect: Dialect): Database =>
  new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] });

const pools = new WeakMap<Database, Pool>();

/** The connections of the portal or of the audit, each acting as its role. */
export const openDatabase = (url: string, role: Role, connections: Connections = {}): Database => {
  const pool = openPool(url, role, connections);
  const db = databaseOver(dialectOver(pool, connections));
  pools.set(db, pool);
  return db;
};

/** Counts the connections of a database: open, idle, and requests waiting; undefined where it was opened over a dialect. */
export const connectionsOf = (
  db: Database,
): Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'> | undefined => pools.get(db);
