import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { distributedBy, placements, tablesAt } from './placement.ts';
import { snakeCase } from './snake-case.ts';
import { createTestDatabase } from './testing.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const namesOf = async (text: string, values: readonly unknown[] = []): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(text, [...values]);
  return rows.map(({ name }) => name);
};

/** Unique keys without the distribution column: a cluster could not enforce them. */
const keysWithout = (column: string, tables: readonly string[]): Promise<string[]> =>
  namesOf(
    `select i.indexrelid::regclass::text as name from pg_index i
    where i.indisunique and i.indrelid::regclass::text = any($1) and not exists (
      select from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey) and a.attname = $2)`,
    [tables, column],
  );

/** Foreign keys from some tables to any that are not listed. */
const referencesBeyond = (from: readonly string[], to: readonly string[]): Promise<string[]> =>
  namesOf(
    `select conname as name from pg_constraint
    where contype = 'f' and conrelid::regclass::text = any($1) and confrelid::regclass::text <> all($2)`,
    [from, to],
  );

test('every table of the migrations has its place on a cluster, and no other has', async () => {
  const tables = await namesOf(`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migration'`);
  expect(Object.keys(placements).map(snakeCase).toSorted()).toEqual(tables.toSorted());
});

test('keys of what is distributed have the column that it is distributed by', async () => {
  expect(await keysWithout(distributedBy.trip, tablesAt('trip'))).toEqual([]);
  expect(await keysWithout(distributedBy.book, tablesAt('book'))).toEqual([]);
  // A cluster refuses such a key by itself.
  const isMade = await client.query('create unique index ticket_code on ticket (code)').then(
    () => true,
    () => false,
  );
  expect(isMade ? await keysWithout(distributedBy.trip, tablesAt('trip')) : ['ticket_code']).toEqual([
    'ticket_code',
  ]);
});

test('what is on another machine is referred to by no foreign key', async () => {
  const [trips, everywhere] = [[...tablesAt('trip'), ...tablesAt('book')], tablesAt('everywhere')];
  expect(await referencesBeyond(trips, everywhere)).toEqual([]);
  expect(await referencesBeyond(everywhere, everywhere)).toEqual([]);
});
