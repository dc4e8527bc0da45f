import type { Readable, Writable } from 'node:stream';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import type { Head } from './contents.ts';

type Table = Head['tables'][number];

/** Tables that migrations fill: their own list, and rows that the program expects to find. */
const filledByMigrations = ['schema_migration', 'audit_turn', 'holiday'];

/** Settings on which the text of a copy depends, equal on both sides, and no timeout, however long a copy takes. */
const settings = `set local client_encoding = 'UTF8'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local timezone = 'UTC'; set local extra_float_digits = 1; set local bytea_output = 'hex'; set local row_security = off;
  set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

/** Schemas of a portal. Tables of the first are named without it, those of others as schema.table. */
const schemas = ['public', 'archive'];

const quoted = (name: string): string => name.split('.').map(pg.escapeIdentifier).join('.');
const columnsOf = ({ columns }: Table): string => columns.map(pg.escapeIdentifier).join(', ');

/** Runs work in one transaction on its own connection, as the owner of the tables; rolls back where the work throws. */
export const inTransaction = async <T>(
  url: string,
  mode: 'repeatable read, read only' | 'read committed, read write',
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client({ connectionString: url, application_name: 'poth-backup' });
  // A query under way fails with the connection, which is enough.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`begin isolation level ${mode}`);
    await client.query(settings);
    const answer = await work(client);
    await client.query('commit');
    return answer;
  } finally {
    // Closing without a commit rolls back, even while a copy is under way.
    await client.end();
  }
};

/** Reads the migrations that a database has; none where it is not a portal's. */
export const readMigrations = async (client: pg.Client): Promise<Head['migrations']> => {
  const { rows: found } = await client.query(`select to_regclass('schema_migration') is not null as yes`);
  if (!found[0]?.yes) return [];
  const { rows } = await client.query<Head['migrations'][number]>(
    'select number, name, checksum from schema_migration order by number',
  );
  return rows;
};

/** Tells whether rows of the database are on other machines too, as on a cluster: Citus lists such tables. */
export const isDistributed = async (client: pg.Client): Promise<boolean> => {
  const { rows: found } = await client.query(`select to_regclass('pg_dist_partition') is not null as yes`);
  if (!found[0]?.yes) return false;
  const { rows } = await client.query('select exists (select from pg_dist_partition) as yes');
  return rows[0]?.yes;
};

/** Reads every table with its writable columns, except the table of migrations. */
const readTables = async (client: pg.Client): Promise<Table[]> => {
  const { rows } = await client.query<Table>(
    `select case n.nspname when $1 then '' else n.nspname || '.' end || c.relname as name,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname = any($2) and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'schema_migration'
    group by n.nspname, c.relname order by n.nspname <> $1, c.relname`,
    [schemas[0], schemas],
  );
  return rows;
};

/** The tables, each after those that its foreign keys point to. */
export const readTablesInOrder = async (client: pg.Client): Promise<Table[]> => {
  const { rows: keys } = await client.query<{ child: string; parent: string }>(
    `select distinct c.relname as child, p.relname as parent
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
    where k.contype = 'f' and c.oid <> p.oid and c.relnamespace = current_schema()::regnamespace`,
  );
  const waiting = await readTables(client);
  const placed: Table[] = [];
  while (waiting.length > 0) {
    const at = waiting.findIndex(
      ({ name }) =>
        !keys.some(({ child, parent }) => child === name && waiting.some((table) => table.name === parent)),
    );
    if (at < 0) throw new Error(`foreign keys in a circle: ${waiting.map(({ name }) => name).join(', ')}`);
    placed.push(...waiting.splice(at, 1));
  }
  return placed;
};

export const readSequences = async (client: pg.Client): Promise<Head['sequences']> => {
  const { rows } = await client.query<{ name: string; lastValue: string | null }>(
    `select sequencename as name, last_value::text as "lastValue" from pg_sequences
    where schemaname = current_schema() order by sequencename`,
  );
  return rows.map(({ name, lastValue }) => ({ name, ...(lastValue && { lastValue }) }));
};

export const setSequences = async (client: pg.Client, sequences: Head['sequences']): Promise<void> => {
  for (const { name, lastValue } of sequences)
    if (lastValue) await client.query('select setval($1::regclass, $2)', [quoted(name), lastValue]);
};

/** The rows of a table as text of COPY, a line each. */
export const copyOut = (client: pg.Client, table: Table): Readable =>
  client.query(to(`copy ${quoted(table.name)} (${columnsOf(table)}) to stdout`));

/** Copies rows in, in the form of `copyOut`. */
export const copyIn = (client: pg.Client, table: Table): Writable =>
  client.query(from(`copy ${quoted(table.name)} (${columnsOf(table)}) from stdin`));

/** Finds the first table with rows, apart from those that migrations insert; undefined in an empty database. */
export const findFilledTable = async (client: pg.Client): Promise<string | undefined> => {
  for (const { name } of await readTables(client)) {
    if (filledByMigrations.includes(name)) continue;
    const { rowCount } = await client.query(`select from ${quoted(name)} limit 1`);
    if (rowCount) return name;
  }
  return undefined;
};

/** Locks all tables against everybody else until the transaction ends. */
export const lockTables = async (client: pg.Client): Promise<void> => {
  const tables = (await readTables(client)).map(({ name }) => quoted(name)).join(', ');
  await client.query(`lock table ${tables} in access exclusive mode`);
};

export const emptyTables = async (client: pg.Client): Promise<void> => {
  const tables = (await readTables(client)).map(({ name }) => quoted(name)).join(', ');
  await client.query(`truncate ${tables}`);
};

/** Updates the statistics of the loaded tables, for the plans of the first queries. */
export const analyzeTables = (client: pg.Client): Promise<unknown> => client.query('analyze');
