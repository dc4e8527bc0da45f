import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { insertRows } from '../db/seed/insert-rows.ts';
import { plainCompany } from '../db/seed/plain-line.ts';
import { createTestDatabase } from '../db/testing.ts';
import { transaction } from '../db/transaction.ts';
import { asking } from '../testing/asking.ts';
import { listActs, type LogPage } from './list-acts.ts';
import { readLog } from './log-store.ts';
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
const entryOf = (stream: string, actor: string, entryNo = 1) => ({
  stream,
  entryNo,
  at: moment,
  actor,
  act: 'setting-changed',
  detail: {},
  previousHash: '',
  hash: '',
});

test('acts of one millisecond stand newest first too, over the end of a page', async () => {
  const entries = ['portal:home', 'portal:settings'].flatMap((stream) =>
    Array.from({ length: 30 }, (_, index) => ({ stream, entryNo: index + 1 })),
  );
  await transaction(db, async (tx) => {
    for (const { stream, entryNo } of entries) await putEntry(tx, entryOf(stream, 'account:admin', entryNo));
  });
  const first = await list();
  const second = await list(first.next);
  const places = [...first.entries, ...second.entries].map(({ stream, entryNo }) => ({ stream, entryNo }));
  expect(places).toEqual(entries.toReversed());
  expect([first.entries.length, second.next]).toEqual([50, null]);
});

test('a name that many people and companies have finds the entries of all of them', async () => {
  const many = Array.from({ length: 300 }, (_, at) => at);
  const now = new Date();
  await db
    .insertInto('authUser')
    .values(
      many.map((at) => ({
        id: `karim-${at}`,
        name: 'Abdul Karim',
        email: `karim-${at}@example.com`,
        emailVerified: false,
        createdAt: now,
        updatedAt: now,
        accountType: 'user' as const,
        language: 'en' as const,
      })),
    )
    .execute();
  const operatorIds = many.map((at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`);
  const named = { nameEn: 'Karim Paribahan', nameBn: 'করিম পরিবহন', mark: 'KP' };
  const operator = operatorIds.flatMap((operatorId) => plainCompany({ operatorId, ...named }, []).operator);
  await transaction(db, (tx) => insertRows(tx, 'operator', operator));
  const streams = [...many.map((at) => `account:karim-${at}`), ...operatorIds.map((id) => `operator:${id}`)];
  const entries = streams.map((stream) => ({ ...entryOf(stream, stream), detail: '{}' }));
  await db.insertInto('auditLog').values(entries).execute();
  const found = async (asked: Partial<typeof filter>) => {
    const read = await readLog(db, { ...filter, ...asked }, { after: null, most: 1_000 });
    return new Set(read.map(({ stream }) => stream));
  };
  expect(await found({ about: 'karim' })).toEqual(new Set(streams));
  expect(await found({ who: 'ABDUL' })).toEqual(new Set(streams.slice(0, 300)));
  expect(await found({ about: 'করিম', who: 'paribahan' })).toEqual(new Set());
  expect(await found({ about: 'করিম', who: `operator:${operatorIds[299]}` })).toEqual(
    new Set([`operator:${operatorIds[299]}`]),
  );
  expect(await found({ about: 'home' })).toEqual(new Set(['portal:home']));
});
