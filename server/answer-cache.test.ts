import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from './db/database.ts';
import { createTestDatabase } from './db/testing.ts';
import { everyTripId } from './db/touch.ts';
import { openAnswerCache } from './answer-cache.ts';
import { openReadingCache } from './reading-cache.ts';
import { withDependencies, expireWithin } from './answer-dependencies.ts';
import { openTouches } from './touches.ts';

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

const bounds = { mostBytes: 1_000, keptMs: 60_000 };
const [one, other] = [randomUUID(), randomUUID()];
const kept = (answer: object, tripIds: string[], readAfter = 0) => ({
  answer,
  bytes: 100,
  tripIds,
  readAfter,
});

test('an answer is kept until one of its trips is touched, or something that trips share', () => {
  const touches = openTouches(db);
  const memory = openAnswerCache(touches, bounds);
  const answer = {};
  memory.keep('a', kept(answer, [one]));
  touches.touch(other);
  expect(memory.find('a')).toBe(answer);
  touches.touch(one);
  expect(memory.find('a')).toBeUndefined();
  memory.keep('a', kept(answer, [one], touches.newest()));
  expect(memory.find('a')).toBe(answer);
  touches.touch(everyTripId);
  expect(memory.find('a')).toBeUndefined();
});

test('an answer that was read before its trip was touched is never found', () => {
  const touches = openTouches(db);
  const memory = openAnswerCache(touches, bounds);
  const readAfter = touches.newest();
  touches.touch(one);
  memory.keep('a', kept({}, [one], readAfter));
  expect(memory.find('a')).toBeUndefined();
});

test('an answer ends at its moment, and after so long in any case', async () => {
  const memory = openAnswerCache(openTouches(db), { ...bounds, keptMs: 400 });
  memory.keep('short', kept({}, []), performance.now() + 50);
  memory.keep('long', kept({}, []));
  await wait(60);
  expect(memory.find('short')).toBeUndefined();
  await wait(400);
  expect(memory.find('long')).toBeUndefined();
});

test('no more bytes are kept than may be; what was asked for last stays longest', () => {
  const memory = openAnswerCache(openTouches(db), bounds);
  for (let n = 0; n < 50; n += 1) {
    memory.keep(`answer ${n}`, kept({}, []));
    memory.find('answer 0');
  }
  const found = Array.from({ length: 50 }, (_, n) => n).filter((n) => memory.find(`answer ${n}`));
  expect(found.length).toBeLessThanOrEqual(9);
  expect(found).toContain(0);
  expect(found).toContain(49);
  memory.keep('too large', { ...kept({}, []), bytes: 2_000 });
  expect(memory.find('too large')).toBeUndefined();
});

/** Opens readings that end when the test ends them. */
const openReadings = () => {
  const touches = openTouches(db);
  const begun: { asked: readonly string[]; end: () => void }[] = [];
  const find = openReadingCache<string, { tripId: string; no: number }>(touches, {
    keyOf: (tripId) => tripId,
    tripIdsOf: (tripId) => [tripId],
    read: (asked) =>
      new Promise((resolve) => {
        const no = begun.length;
        begun.push({ asked, end: () => resolve(asked.map((tripId) => ({ tripId, no }))) });
      }),
    bytesOf: () => 100,
    ...bounds,
  });
  return { touches, begun, find };
};

test('who asks for what is being read waits for that reading; what is missing beside it is read by another', async () => {
  const { begun, find } = openReadings();
  const asked = [find([one]), find([one]), find([one, other])];
  for (const { end } of begun) end();
  expect(begun.map((reading) => reading.asked)).toEqual([[one], [other]]);
  expect(await Promise.all(asked)).toMatchObject([[{ no: 0 }], [{ no: 0 }], [{ no: 0 }, { no: 1 }]]);
  expect(await find([other, one])).toMatchObject([{ no: 1 }, { no: 0 }]);
  expect(begun).toHaveLength(2);
});

test('who asks after a touch does not get what was being read before it, nor does anybody later', async () => {
  const { touches, begun, find } = openReadings();
  const before = find([one]);
  touches.touch(one);
  const after = find([one]);
  for (const { end } of begun) end();
  expect(await before).toMatchObject([{ no: 0 }]);
  expect(await after).toMatchObject([{ no: 1 }]);
  expect(await find([one])).toMatchObject([{ no: 1 }]);
});

test('what an answer rests on is written down wherever it is read, each answer apart', async () => {
  const { touches, begun, find } = openReadings();
  touches.touch(other);
  const makeFirst = withDependencies(async () => {
    const found = find([one]);
    begun[0]?.end();
    expireWithin(1_000);
    expireWithin(5_000);
    return found;
  });
  const makeSecond = withDependencies(async () => 'nothing of a trip');
  const [[, first], [, second]] = await Promise.all([makeFirst, makeSecond]);
  expect([...first.tripIds]).toEqual([one]);
  expect(first.readAfter).toBe(1);
  expect(first.untilMs - performance.now()).toBeLessThanOrEqual(1_000);
  expect([second.tripIds.size, second.readAfter, second.untilMs]).toEqual([0, Infinity, Infinity]);
});
