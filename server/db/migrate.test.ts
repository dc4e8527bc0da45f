import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { createTestDatabase } from './testing.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
let folder: string;
const lines: string[] = [];
const run = () => migrate(database.url, (line) => lines.push(line), { folder });
const write = (file: string, sql: string) => writeFileSync(join(folder, file), sql);

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

beforeEach(async () => {
  await client.query('drop table if exists schema_migration, milestone');
  lines.length = 0;
  folder = mkdtempSync(join(tmpdir(), 'poth-migrations-'));
  write('0001_milestone.sql', 'create table milestone (km int); insert into milestone values (0);');
  write('0002_name.sql', 'alter table milestone add name text;');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('applies every migration once, in order, and only what is new later', async () => {
  expect(await run()).toBe(2);
  expect(lines).toEqual(['migration 0001_milestone applied', 'migration 0002_name applied']);
  expect(await run()).toBe(0);
  write('0003_more.sql', "insert into milestone values (10, 'Kanchpur');");
  expect(await run()).toBe(1);
  expect((await client.query('select km, name from milestone order by km')).rows).toEqual([
    { km: 0, name: null },
    { km: 10, name: 'Kanchpur' },
  ]);
  const { rows } = await client.query('select number, name from schema_migration order by number');
  expect(rows).toEqual([
    { number: 1, name: 'milestone' },
    { number: 2, name: 'name' },
    { number: 3, name: 'more' },
  ]);
});

test('refuses a migration that was changed after it had been applied, and names it', async () => {
  await run();
  write('0001_milestone.sql', 'create table milestone (metres int);');
  write('0003_more.sql', 'drop table milestone;');
  await expect(run()).rejects.toThrow('0001_milestone was changed');
  expect((await client.query('select km from milestone')).rows).toEqual([{ km: 0 }]);
});

test('a failing migration leaves nothing of itself and keeps those before it', async () => {
  write('0003_broken.sql', 'insert into milestone values (20); select no_such_column from milestone;');
  await expect(run()).rejects.toThrow('0003_broken failed');
  expect((await client.query('select km from milestone')).rows).toEqual([{ km: 0 }]);
  write('0003_broken.sql', 'insert into milestone values (20);');
  expect(await run()).toBe(1);
});

test('processes that migrate at once apply each migration once', async () => {
  const counts = await Promise.all([run(), run(), run()]);
  expect(counts.sort()).toEqual([0, 0, 2]);
  expect((await client.query('select km from milestone')).rows).toEqual([{ km: 0 }]);
});

test('refuses two migrations of one number and a misnamed one', async () => {
  write('0002_other.sql', 'select 1;');
  await expect(run()).rejects.toThrow('Two migrations have the number of 0002_name');
  rmSync(join(folder, '0002_other.sql'));
  write('3_short.sql', 'select 1;');
  await expect(run()).rejects.toThrow('3_short.sql');
});
