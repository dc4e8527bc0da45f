import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/buyer.ts';
import { type Processes, startProcesses } from '../testing/many-processes.ts';
import { startRedis, type TestRedis } from '../testing/redis.ts';

// The portal as several processes that tell each other of changed seats by Redis.
const count = 2;
let redis: TestRedis;
let portal: Processes;
beforeAll(async () => {
  redis = await startRedis();
  portal = await startProcesses(count, { REDIS_URL: redis.url });
}, 120_000);
afterAll(async () => {
  await portal?.stop();
  await redis?.drop();
});
afterEach(() => portal.closeMaps());

const timesPrinted = (words: string): number => portal.program.printed().split(words).length - 1;

test('a seat that is taken in one process shows in all, with Redis, while it is away, and after it', async () => {
  const maps = await portal.openMaps();
  await eventually(async () => maps.every(({ text }) => text.includes('"A1":"available"')), 'maps');
  const traveller = portal.openTraveller();
  await traveller.come();
  const expectShown = async (seatNo: string) => {
    expect(await traveller.hold(seatNo)).toMatchObject({ status: 200, state: 'held' });
    await eventually(
      async () => maps.every(({ text }) => text.includes(`"${seatNo}":"held"`)),
      `a held ${seatNo}`,
    );
  };
  await expectShown('A1');
  expect(timesPrinted('redis:')).toBe(0);
  await redis.kill();
  // Counts the processes that answer requests, and their parent.
  await eventually(async () => timesPrinted('redis: away') === count + 1, 'a log of what is away');
  await expectShown('A2');
  await redis.start();
  await eventually(async () => timesPrinted('redis: back') === count + 1, 'a log of what is back');
  await expectShown('A3');
  expect(timesPrinted('redis:')).toBe(2 * (count + 1));
});
