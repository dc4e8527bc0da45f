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

// bigint columns hold paisa and counts, far below 2^53; a date stays the text of its day.
types.setTypeParser(bigintOid, Number);
types.setTypeParser(dateOid, (text) => text);

/**
 * A connection that a rush opened stays for the next one: a new one costs PostgreSQL a process, both sides the proof of
 * the password, and every statement is prepared on it again.
 */
const idleMs = 600_000;

/**
 * Settings of every connection. The last two are for a cluster alone. It takes no write to a table that is on every machine
 * from a transaction that asked a machine over several connections. And it has who writes on several machines wait until the
 * end for whoever does so in the same table, whatever rows they want; they write on one after the other here, in one order.
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
 * max: of connections at once. prepare: false where a pooler on the way does not keep prepared statements. readsOnly: a
 * statement that writes fails. inBoth: tables of trips are what is on sale and in the archive together (archive.ts).
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
  // An idle connection that the server ends is replaced at the next question; unheard, it would end the program.
  pool.on('error', (error) => {
    if (!pool.ending) console.error(`database: an idle connection was lost (${error.message})`);
  });
  // A busy one tells its question, which fails; said by the connection too, it would end the program as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

const dialectOver = (pool: Pool, { prepare = true }: Connections): Dialect => {
  const connections: PostgresPool = prepare ? withPreparedStatements(pool) : pool;
  return new PostgresDialect({ pool: isTracing() ? withStatementSpans(connections) : connections });
};

/** How statements of a role reach the database. */
export const openDialect = (url: string, role: Role, connections: Connections = {}): Dialect =>
  dialectOver(openPool(url, role, connections), connections);

/** The schema's statements over a dialect. */
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

/** Tells how many connections of a database are open, idle and waited for; undefined where it was opened over a dialect. */
export const connectionsOf = (
  db: Database,
): Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'> | undefined => pools.get(db);
