import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { createTestDatabase } from '../db/testing.ts';
import { openCounting } from '../testing/count-trips.ts';
import { type Drain, type Handlers, openDrain } from './drain-outbox.ts';
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

/** Announces `count` enquiries and returns their ids. */
const announceEnquiries = async (count: number): Promise<string[]> => {
  const ids = Array.from({ length: count }, () => randomUUID());
  await db.transaction().execute(async (tx) => {
    for (const enquiryId of ids)
      await announce(tx, randomUUID(), 'enquiry-received', enquiryId, { enquiryId });
  });
  return ids;
};
const log: string[] = [];
const drainTo = (deliver: (enquiryId: string) => Promise<void>, others: Partial<Handlers> = {}): Drain =>
  openDrain(
    db,
    () => ({ 'enquiry-received': ({ enquiryId }) => deliver(enquiryId), ...others }) as Handlers,
    { log: (line) => log.push(line), noteMessage: () => undefined },
  );
const stateOf = async (enquiryId: string) =>
  db
    .selectFrom('outbox')
    .select(['doneAt', 'attempts', 'lastError'])
    .where('dedupeKey', '=', `enquiry-received:${enquiryId}`)
    .executeTakeFirstOrThrow();

/** Outcomes are marked some milliseconds later, on a busy machine some seconds. */
const patience = { timeout: 20_000 };

/** Opens a gate at which a delivery waits until released. */
const openGate = () => {
  let release = () => {};
  const opened = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { opened, release };
};

test('a hundred announcements are claimed by one statement and marked by one', async () => {
  const ids = await announceEnquiries(100);
  const heard: string[] = [];
  const drain = drainTo(async (id) => {
    heard.push(id);
  });
  const trips = await counting.tripsOf(async () => {
    expect(await drain.run()).toBe(true);
    await drain.settled();
  });
  expect(heard.toSorted()).toEqual(ids.toSorted());
  expect(trips).toEqual({ roundTrips: 2, commits: 2 });
  expect((await stateOf(ids[0] ?? '')).doneAt).not.toBeNull();
  expect(await drain.run()).toBe(false);
});

test('a slow one holds up no other’s mark and no later batch, and one that fails comes back alone', async () => {
  const [slow = '', bad = '', good = ''] = await announceEnquiries(3);
  log.length = 0;
  const gate = openGate();
  const drain = drainTo(async (id) => {
    if (id === slow) await gate.opened;
    if (id === bad) throw new Error('no such desk');
  });
  await drain.run();
  const [late = ''] = await announceEnquiries(1);
  await drain.run();
  for (const told of [good, late])
    await expect.poll(async () => (await stateOf(told)).doneAt, patience).not.toBeNull();
  await expect
    .poll(() => stateOf(bad), patience)
    .toMatchObject({ doneAt: null, attempts: 1, lastError: 'Error: no such desk' });
  expect(await stateOf(slow)).toMatchObject({ doneAt: null });
  gate.release();
  await drain.settled();
  expect((await stateOf(slow)).doneAt).not.toBeNull();
  expect(log).toHaveLength(1);
});

test('a way of telling that does not answer leaves the others their room', async () => {
  await announceEnquiries(400);
  const gate = openGate();
  const paid: string[] = [];
  let asked = 0;
  const drain = drainTo(
    async () => {
      asked += 1;
      await gate.opened;
    },
    {
      'settlement-paid': async ({ settlementId }) => {
        paid.push(settlementId);
      },
    },
  );
  for (let batch = 0; batch < 4; batch += 1) await drain.run();
  expect(asked).toBe(300);
  const settlementId = randomUUID();
  await db
    .transaction()
    .execute((tx) => announce(tx, randomUUID(), 'settlement-paid', settlementId, { settlementId }));
  await drain.run();
  expect(paid).toEqual([settlementId]);
  gate.release();
  await drain.settled();
});
