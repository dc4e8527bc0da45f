import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { createTestDatabase } from '../db/testing.ts';
import { transaction } from '../db/transaction.ts';
import { asking } from '../testing/asking.ts';
import { listActs, type LogPage } from './list-acts.ts';
import { putEntry } from './store.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, 'poth_app', { max: 1 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const moment = new Date('2026-11-22T16:00:00.123Z');
const filter = { about: '', who: '', act: '', from: null, until: null };
const list = (after: LogPage['next'] = null) => listActs(asking({ db }), { filter, after });

test('acts of one millisecond stand newest first too, over the end of a page', async () => {
  const entries = ['portal:home', 'portal:settings'].flatMap((stream) =>
    Array.from({ length: 30 }, (_, index) => ({ stream, entryNo: index + 1 })),
  );
  await transaction(db, async (tx) => {
    for (const entry of entries)
      await putEntry(tx, {
        ...entry,
        at: moment,
        actor: 'account:admin',
        act: 'setting-changed',
        detail: {},
        previousHash: '',
        hash: '',
      });
  });
  const first = await list();
  const second = await list(first.next);
  const places = [...first.entries, ...second.entries].map(({ stream, entryNo }) => ({ stream, entryNo }));
  expect(places).toEqual(entries.toReversed());
  expect([first.entries.length, second.next]).toEqual([50, null]);
});
