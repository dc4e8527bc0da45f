import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../db/testing.ts';
import { faultOfRun } from '../testing/sql/plan-on-cluster.ts';
import { refusalsOf } from '../testing/sql/refused-by-cluster.ts';
import { invariants } from './invariants.ts';

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

const texts = Object.entries(invariants).flatMap(([name, invariant]) =>
  'sql' in invariant ? [{ name, text: invariant.sql }] : [],
);

const refused = (statements: typeof texts): string[] =>
  statements.flatMap(({ name, text }) => refusalsOf(text).map((why) => `${name}: ${why}`));

test('no invariant is a statement that a cluster is known to refuse', () => {
  expect(texts.length).toBeGreaterThan(30);
  expect(refused(texts)).toEqual([]);
});

test('one that asks whether another trip is there, and for nothing of it, is found', () => {
  // So I-archive once read, and the audit had no answer on a cluster.
  const text = `select 'left in seat_block' what, trip_id id from public.seat_block
    where exists (select from archive.trip) and trip_id <= (select trip_id from archive.trip order by trip_id desc limit 1)`;
  expect(refused([...texts, { name: 'I-planted', text }])).toEqual([
    'I-planted: a column definition list is required for functions returning "record"',
  ]);
});

test.each([
  ['what is on sale', 'public'],
  ['what is on sale and in the archive together', 'with_archive, public'],
])('the database answers every invariant over %s', async (_what, schemas) => {
  await client.query(`set search_path = ${schemas}`);
  const faults: string[] = [];
  for (const { name, text } of texts) {
    const fault = await faultOfRun(client, `select * from (${text}) broken limit 20`);
    if (fault) faults.push(`${name}: ${fault}`);
  }
  expect(faults).toEqual([]);
});
