import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from './db/database.ts';
import { createTestDatabase, withClient } from './db/testing.ts';
import { everyTripId, touching } from './db/touch.ts';
import { transaction } from './db/transaction.ts';
import { openTouchWindow } from './touch-window.ts';
import { openTouches, type Touches, touchTimes } from './touches.ts';

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

/** Changes a trip as another process does. */
const change = (tripId: string) => sql`${touching(tripId)} select`.execute(db);

/** Reads touches until that was quick enough: a busy machine may need a second for one reading. */
const heard = (touches: Touches) =>
  vi.waitFor(
    async () => {
      await touches.hear();
      expect(touches.isHeard()).toBe(true);
    },
    { timeout: 20_000 },
  );

test('what was committed is heard by whoever asks after it, once', async () => {
  const touches = openTouches(db);
  const [one, other] = [randomUUID(), randomUUID()];
  await touches.hear();
  const before = touches.newest();
  expect(touches.isTouched([one, other], before)).toBe(false);
  await change(one);
  await change(one);
  await touches.hear();
  expect(touches.isTouched([one], before)).toBe(true);
  expect(touches.isTouched([other], before)).toBe(false);
  const newest = touches.newest();
  for (let again = 0; again < 3; again += 1) {
    await touches.hear();
    await wait(touchTimes.everyMs / 2);
  }
  expect(touches.newest()).toBe(newest);
  touches.stop();
});

test('of many who ask at once each hears of what was committed before, by few readings', async () => {
  let readings = 0;
  const counting = db.withPlugin({
    transformQuery: ({ node }) => {
      readings += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const touches = openTouches(counting);
  await touches.hear();
  readings = 0;
  const tripId = randomUUID();
  const before = touches.newest();
  const early = touches.hear();
  await change(tripId);
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      await touches.hear();
      expect(touches.isTouched([tripId], before)).toBe(true);
    }),
  );
  await early;
  // One was under way, the first caller begins another, and all others share one more.
  expect(readings).toBeLessThanOrEqual(3);
  touches.stop();
});

test('what trips share is read anew before it counts as heard, and makes everything old', async () => {
  let read = 0;
  const touches = openTouches(db, async () => {
    read += 1;
  });
  await touches.hear();
  const [before, readBefore] = [touches.newest(), read];
  await change(everyTripId);
  await touches.hear();
  expect(read).toBe(readBefore + 1);
  expect(touches.isTouched([], before)).toBe(true);
  touches.stop();
});

test('while the database does not answer nothing counts as heard, and everything is old after it', async () => {
  const away = openDatabase(database.url, 'poth_app');
  const touches = openTouches(away);
  await heard(touches);
  const before = touches.newest();
  await withClient(database.url, (client) =>
    client.query('alter table trip_touch rename to trip_touch_away'),
  );
  await expect(touches.hear()).rejects.toThrow();
  expect(touches.isHeard()).toBe(false);
  await withClient(database.url, (client) =>
    client.query('alter table trip_touch_away rename to trip_touch'),
  );
  await heard(touches);
  expect(touches.isTouched([], before)).toBe(true);
  touches.stop();
  await away.destroy();
});

test('an entry that is committed late is told by the next reading of the whole window, however the window moves', async () => {
  const window = openTouchWindow(db, { lastMs: 50, wholeMs: 3_000 });
  await window.readWhole();
  const beganAt = Date.now();
  while (Date.now() - beganAt < 7_500) {
    const [late, quick] = [randomUUID(), randomUUID()];
    await db.transaction().execute(async (tx) => {
      await sql`${touching(late)} select`.execute(tx);
      await wait(200);
      await change(quick);
      expect(await window.readLast()).toContain(quick);
      await wait(100);
      expect(await window.readWhole()).not.toContain(late);
    });
    const told = await window.readWhole();
    expect(told).toContain(late);
    expect(told).not.toContain(quick);
    expect([...(await window.readLast()), ...(await window.readWhole())]).toEqual([]);
  }
});

test('what a long transaction touched is heard as soon as it is committed', async () => {
  const window = openTouchWindow(db);
  const tripId = randomUUID();
  await window.readWhole();
  await transaction(db, async (tx) => {
    await sql`${touching(tripId)} select`.execute(tx);
    await wait(1_100);
    // Others read meanwhile, and the window of the last moments has moved beyond the entry.
    await window.readLast();
    await window.readWhole();
  });
  expect(await window.readLast()).toContain(tripId);
});

test('readings of the last moments alone do not count as heard for longer than an answer may be old', async () => {
  const touches = openTouches(db);
  const { everyMs } = touchTimes;
  try {
    await heard(touches);
    touchTimes.everyMs = 60_000;
    await wait(touchTimes.heardMs + 10);
    await touches.hear();
    expect(touches.isHeard()).toBe(false);
  } finally {
    touchTimes.everyMs = everyMs;
    touches.stop();
  }
});

test('trips whose entries a crash has taken away are told', async () => {
  const window = openTouchWindow(db);
  const tripId = randomUUID();
  await window.readWhole();
  await change(tripId);
  await window.readWhole();
  await withClient(database.url, (client) => client.query('truncate trip_touch'));
  expect(await window.readWhole()).toContain(tripId);
});
