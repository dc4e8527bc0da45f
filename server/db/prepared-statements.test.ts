import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { createTestDatabase, withClient } from './testing.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
const open: Database[] = [];
const opened = (prepare = true): Database => {
  const db = openDatabase(database.url, 'poth_app', { max: 1, prepare });
  open.push(db);
  return db;
};
beforeAll(async () => {
  database = await createTestDatabase();
  await withClient(database.url, async (admin) => {
    await admin.query('create table sample (id int); insert into sample values (1)');
    await admin.query('grant select on sample to poth_app');
  });
});
afterAll(async () => {
  await Promise.all(open.map((db) => db.destroy()));
  await database.drop();
});

const ask = async (db: Database, id: number) =>
  (await sql`select * from sample where id = ${id}`.execute(db)).rows;
const countPrepared = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_prepared_statements where statement like 'select * from sample%'`.execute(db);
  return rows[0]?.count ?? 0;
};

test('a statement is prepared once, whatever its parameters are', async () => {
  const db = opened();
  expect(await ask(db, 1)).toEqual([{ id: 1 }]);
  expect(await ask(db, 2)).toEqual([]);
  expect(await countPrepared(db)).toBe(1);
});

test('nothing is prepared behind a pooler that would lose it', async () => {
  const db = opened(false);
  expect(await ask(db, 1)).toEqual([{ id: 1 }]);
  expect(await countPrepared(db)).toBe(0);
});

test('a column that is added under a running program costs one answer at most', async () => {
  const db = opened();
  await ask(db, 1);
  await withClient(database.url, (admin) => admin.query("alter table sample add name text default 'Hanif'"));
  await expect(ask(db, 1)).rejects.toMatchObject({ code: '0A000' });
  expect(await ask(db, 1)).toEqual([{ id: 1, name: 'Hanif' }]);
});
