import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Portal } from '../portal.ts';
import { newBuyer } from '../testing/buyer.ts';
import { watchProblems } from '../testing/watch-problems.ts';
import { createWorld } from '../testing/world.ts';
import { buildContract } from './api.ts';
import { indexCalls, isUndeclared, undeclaredMark } from './call-index.ts';

const noPortal = new Proxy({}, { get: () => ({}) }) as Portal;
const { description } = buildContract(noPortal, 'http://localhost');

test('a problem that a call does not name is undeclared; one of its own, or of the guards before it, is not', () => {
  const find = indexCalls(description);
  const [holds, seats] = [find('/api/holds'), find('/api/trips/6f1f6c9a-6a40-4a6e-8a6e-2f1b6f0c9a11/seats')];
  if (!holds || !seats) throw new Error('a call is gone');
  expect(isUndeclared(holds, 'POST', 'promo-unknown')).toBe(true);
  expect(isUndeclared(holds, 'POST', 'seat-taken')).toBe(false);
  expect(isUndeclared(holds, 'POST', 'foreign-origin')).toBe(false);
  expect(isUndeclared(seats, 'HEAD', 'not-found')).toBe(false);
  expect(isUndeclared(seats, 'GET', 'foreign-origin')).toBe(true);
});

test('a use case that raises what its description lacks fails the file of the test that met it', async () => {
  const world = await createWorld({ chores: false });
  const lacking = structuredClone(description);
  const { responses = {} } = lacking.paths?.['/api/holds']?.post ?? {};
  delete responses[409];
  const portal = watchProblems(world.portal, lacking, world.deps.log);
  const wish = { tripId: randomUUID(), fromStopNo: 0, toStopNo: 1, seatNos: ['A1'], language: 'en' as const };
  const hold = portal.booking.holdSeats(newBuyer(), { ...wish, key: randomUUID() });
  await expect(hold).rejects.toMatchObject({ code: 'trip-not-on-sale' });
  expect(world.log).toContain(`${undeclaredMark} holdSeats raises trip-not-on-sale`);
  await expect(world.stop()).rejects.toThrow('holdSeats raises trip-not-on-sale');
});
