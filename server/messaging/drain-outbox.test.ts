import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { createTestDatabase } from '../db/testing.ts';
import { openCounting } from '../testing/count-trips.ts';
import { drainOutbox, type Handlers } from './drain-outbox.ts';
import { announce } from './outbox.ts';

const counting = openCounting();
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = counting.openPortalDatabase(database.url);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** Announces so many enquiries; answers their ids. */
const announceEnquiries = async (count: number): Promise<string[]> => {
  const ids = Array.from({ length: count }, () => randomUUID());
  await db.transaction().execute(async (tx) => {
    for (const enquiryId of ids)
      await announce(tx, randomUUID(), 'enquiry-received', enquiryId, { enquiryId });
  });
  return ids;
};
const handle = (deliver: (enquiryId: string) => Promise<void>) =>
  ({ 'enquiry-received': ({ enquiryId }) => deliver(enquiryId) }) as Handlers;
const stateOf = async (enquiryId: string) =>
  db
    .selectFrom('outbox')
    .select(['doneAt', 'attempts', 'lastError'])
    .where('dedupeKey', '=', `enquiry-received:${enquiryId}`)
    .executeTakeFirstOrThrow();

test('twenty announcements are claimed by one statement and marked by one', async () => {
  const ids = await announceEnquiries(20);
  const heard: string[] = [];
  const trips = await counting.tripsOf(() =>
    drainOutbox(
      db,
      handle(async (id) => {
        heard.push(id);
      }),
      () => undefined,
    ),
  );
  expect(heard.toSorted()).toEqual(ids.toSorted());
  expect(trips).toEqual({ roundTrips: 2, commits: 2 });
  expect((await stateOf(ids[0] ?? '')).doneAt).not.toBeNull();
});

test('a slow one holds up nobody’s mark, and one that fails comes back alone', async () => {
  const [slow = '', bad = '', good = ''] = await announceEnquiries(3);
  const log: string[] = [];
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const drained = drainOutbox(
    db,
    handle(async (id) => {
      if (id === slow) await held;
      if (id === bad) throw new Error('no such desk');
    }),
    (line) => log.push(line),
  );
  await expect.poll(async () => (await stateOf(good)).doneAt).not.toBeNull();
  expect(await stateOf(slow)).toMatchObject({ doneAt: null });
  expect(await stateOf(bad)).toMatchObject({ doneAt: null, attempts: 1, lastError: 'Error: no such desk' });
  release?.();
  await drained;
  expect((await stateOf(slow)).doneAt).not.toBeNull();
  expect(log).toHaveLength(1);
});
