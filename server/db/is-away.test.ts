import { createServer } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/buyer.ts';
import { freePort } from '../testing/free-port.ts';
import { type Database, openDatabase } from './database.ts';
import { isDatabaseAway } from './is-away.ts';
import { createTestDatabase, withClient } from './testing.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, 'poth_app', { max: 2 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
/** Error of a first query to another address. */
const failureAt = async (change: Partial<Pick<URL, 'port' | 'pathname'>>): Promise<unknown> => {
  const other = openDatabase(Object.assign(new URL(database.url), change).href, 'poth_app', { max: 1 });
  try {
    return await failureOf(sql`select 1`.execute(other));
  } finally {
    await other.destroy();
  }
};
test('nobody listens', async () => {
  expect(isDatabaseAway(await failureAt({ port: String(await freePort()) }))).toBe(true);
});

test('a listener that hangs up', async () => {
  const mute = createServer((socket) => socket.destroy());
  const port = await freePort();
  await new Promise<void>((resolve) => mute.listen(port, resolve));
  expect(isDatabaseAway(await failureAt({ port: String(port) }))).toBe(true);
  await new Promise((resolve) => mute.close(resolve));
});

test('no database of this name', async () => {
  expect(isDatabaseAway(await failureAt({ pathname: '/poth_gone' }))).toBe(true);
});

test('the connection is ended in the middle of a question, and in the middle of a transaction', async () => {
  const question = failureOf(sql`select pg_sleep(60)`.execute(db));
  const work = failureOf(
    db.transaction().execute(async (tx) => {
      await sql`select pg_sleep(60)`.execute(tx);
    }),
  );
  const asleep = "from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'";
  await withClient(database.url, async (admin) => {
    await eventually(
      async () => (await admin.query(`select pid ${asleep}`)).rowCount === 2,
      'both questions under way',
    );
    await admin.query(`select pg_terminate_backend(pid) ${asleep}`);
  });
  expect([isDatabaseAway(await question), isDatabaseAway(await work)]).toEqual([true, true]);
});

test('no connection is free in time', async () => {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const first = await pool.connect();
  // Limits the second wait alone: the first connection may take as long as the machine needs.
  pool.options.connectionTimeoutMillis = 50;
  expect(isDatabaseAway(await failureOf(pool.connect()))).toBe(true);
  first.release();
  await pool.end();
});

test.each([
  ['a statement that is wrong', sql`select 1 / 0`],
  ['a table that is not there', sql`select from nowhere`],
  ['a row that is refused', sql`insert into place default values`],
])('%s is no absence', async (_, statement) => {
  const failure = await failureOf(statement.execute(db));
  expect([failure instanceof Error, isDatabaseAway(failure)]).toEqual([true, false]);
});

test('a bug is no absence', () => {
  expect([new TypeError('x is not a function'), 'ECONNREFUSED', undefined].map(isDatabaseAway)).toEqual([
    false,
    false,
    false,
  ]);
});
