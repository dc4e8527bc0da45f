import { randomUUID } from 'node:crypto';
import { createClient } from '@redis/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { createTestDatabase } from '../db/testing.ts';
import { touching } from '../db/touch.ts';
import { fixedSettings } from '../settings/live-settings.ts';
import { startRedis, type TestRedis } from '../testing/redis.ts';
import { redisTripNews } from './redis-trip-news.ts';
import { watchTrips } from './watch-trips.ts';

let redis: TestRedis;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
beforeAll(async () => {
  [redis, database] = await Promise.all([startRedis(), createTestDatabase()]);
  db = openDatabase(database.url, 'poth_app');
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
  await redis.drop();
});
const patience = { timeout: 20_000, interval: 20 };

/** Opens the part of a process that hears of changed trips and keeps them. */
const openProcess = (url = redis.url) => {
  const log: string[] = [];
  const say = (line: string) => void log.push(line);
  const trips = watchTrips(db, fixedSettings(), say, redisTripNews(url, say));
  return {
    log,
    touches: trips.touches,
    changed: trips.seatWatch.changed,
    stop: () => {
      trips.seatWatch.stop();
      trips.touches.stop();
    },
  };
};
type Process = ReturnType<typeof openProcess>;

/** Changes trips in one process, with nothing for a poll to find, until the other has heard of one. */
const expectNews = (from: Process, to: Process) =>
  vi.waitFor(() => {
    const [tripId, before] = [randomUUID(), to.touches.newest()];
    from.changed(tripId);
    return vi.waitFor(() => expect(to.touches.isTouched([tripId], before)).toBe(true), {
      timeout: 500,
      interval: 5,
    });
  }, patience);

test('a change is heard without a poll; while Redis is away the poll hears of it, and after it all is as before', async () => {
  const [one, other] = [openProcess(), openProcess()];
  await expectNews(one, other);
  await expectNews(other, one);

  await redis.kill();
  await vi.waitFor(() => {
    for (const { log } of [one, other])
      expect(log).toEqual([
        expect.stringMatching(/^redis: away \(.+\): changed seats are heard by polling alone$/),
      ]);
  }, patience);
  const [tripId, before] = [randomUUID(), other.touches.newest()];
  await sql`${touching(tripId)} select`.execute(db);
  one.changed(tripId);
  await other.touches.hear();
  expect(other.touches.isTouched([tripId], before)).toBe(true);

  await redis.start();
  await vi.waitFor(() => {
    for (const { log } of [one, other])
      expect(log.slice(1)).toEqual(['redis: back: changed seats are heard at once']);
  }, patience);
  await expectNews(one, other);
  await expectNews(other, one);
  one.stop();
  other.stop();
});

test('a start without Redis waits for nothing, says so once, and hears as soon as there is one', async () => {
  await redis.kill();
  const [one, other] = [openProcess(), openProcess()];
  await one.touches.hear();
  await vi.waitFor(() => expect(one.log).toHaveLength(1), patience);
  await redis.start();
  await expectNews(one, other);
  expect(one.log).toEqual([expect.stringContaining('away'), expect.stringContaining('back')]);
  one.stop();
  other.stop();
});

test('many changes at once are few messages, and all of them are heard', async () => {
  const [one, other] = [openProcess(), openProcess()];
  await expectNews(one, other);
  const listener = await createClient({ url: redis.url }).connect();
  let messages = 0;
  await listener.subscribe('poth:changed-trips', () => {
    messages += 1;
  });
  const tripIds = Array.from({ length: 1_200 }, () => randomUUID());
  const before = other.touches.newest();
  for (const tripId of tripIds) one.changed(tripId);
  await vi.waitFor(() => {
    for (const tripId of tripIds) expect(other.touches.isTouched([tripId], before)).toBe(true);
  }, patience);
  // The first trip goes alone, then as many as a message takes.
  await vi.waitFor(() => expect(messages).toBe(4), patience);
  listener.destroy();
  one.stop();
  other.stop();
});

test('own words come back to nobody, and what others write on the channel is not believed', async () => {
  const [one, other] = [openProcess(), openProcess()];
  await expectNews(one, other);
  const stranger = await createClient({ url: redis.url }).connect();
  const everyTrip = '00000000-0000-0000-0000-000000000000';
  const [before, ownBefore, tripId] = [other.touches.newest(), one.touches.newest(), randomUUID()];
  for (const message of ['', 'x', `x ${everyTrip}`, "x '; drop table trip_touch", `x ${'y'.repeat(100_000)}`])
    await stranger.publish('poth:changed-trips', message);
  one.changed(tripId);
  await vi.waitFor(() => expect(other.touches.isTouched([tripId], before)).toBe(true), patience);
  expect([other.touches.newest() - before, one.touches.newest() - ownBefore]).toEqual([1, 1]);
  stranger.destroy();
  one.stop();
  other.stop();
});

test('a Redis that does not let us in is said without the password', async () => {
  const stranger = openProcess(redis.url.replace('redis://', 'redis://nobody:hidden-word@'));
  await vi.waitFor(() => expect(stranger.log).toHaveLength(1), patience);
  expect(stranger.log.join()).toMatch(/^redis: away \(.*WRONGPASS/);
  expect(stranger.log.join()).not.toContain('hidden-word');
  stranger.stop();
});
