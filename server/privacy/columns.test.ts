import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { retention } from '@poth/domain/privacy/retention.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { createTestDatabase, withClient } from '../db/testing.ts';
import { isOfExtension } from '../testing/sql/is-of-extension.ts';
import { columnKinds } from './columns.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, 'poth_app');
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** Types of keys, counts, amounts and times, which hold nothing personal. */
const bare = ['uuid', 'smallint', 'integer', 'bigint', 'boolean', 'date', 'timestamp with time zone'];

const columnsOfDatabase = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and not data_type = any(${bare})
      and not ${sql.raw(isOfExtension("('public.' || quote_ident(table_name))::regclass"))}`.execute(db);
  return rows.map(({ name }) => name);
};

const columnsNamed = Object.entries(columnKinds).flatMap(([table, kinds]) =>
  Object.values(kinds).flatMap((names) => names.split(' ').map((name) => `${table}.${name}`)),
);

test('every column that could hold personal data says which kind of the retention table it is', async () => {
  expect(columnsNamed.toSorted()).toEqual((await columnsOfDatabase()).toSorted());
});

test('a column that a later migration brings is missed until somebody says what it holds', async () => {
  const asOwner = (statement: string) => withClient(database.url, (client) => client.query(statement));
  await asOwner('alter table place add column caretaker_phone text');
  const missed = (await columnsOfDatabase()).filter((name) => !columnsNamed.includes(name));
  await asOwner('alter table place drop column caretaker_phone');
  expect(missed).toEqual(['place.caretaker_phone']);
});

test('every kind that columns name is a row of the table, and no row says nothing in a language', () => {
  const named = new Set(Object.values(columnKinds).flatMap((kinds) => Object.keys(kinds)));
  expect([...named].filter((kind) => !['id', 'none'].includes(kind) && !(kind in retention))).toEqual([]);
  const silent = Object.values(retention).flatMap(({ what, howLong, why }) =>
    [what, howLong, why].flatMap(({ en, bn }) => [en, bn]).filter((said) => said.trim() === ''),
  );
  expect(silent).toEqual([]);
});
