import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { withClient } from '../db/testing.ts';
import { buildPortal } from '../portal.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { eventually, newBuyer } from '../testing/buyer.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

/** A portal that tells which durations of holds its waiting rooms were told, in milliseconds. */
const notingPortal = () => {
  const notedMs: number[] = [];
  const rooms = { ...world.deps.rooms, noteHold: (ms: number) => void notedMs.push(ms) };
  const { booking } = buildPortal({ ...world.deps, rooms });
  const tap = (actor: Visitor, tripId: string, seatNo: string, key = randomUUID()) =>
    booking.holdSeats(actor, { tripId, fromStopNo: 0, toStopNo: 2, seatNos: [seatNo], language: 'en', key });
  return { notedMs, tap };
};
const someoneAt = (last: number): Visitor => ({ ...newBuyer(), address: `203.0.113.${last}` });

test('the wait for others of the same network is no slow hold: one hand does not slow down the admission', async () => {
  const { tripId } = await sampleTrip(world.db);
  const { notedMs, tap } = notingPortal();
  const waitedMs = 800;
  await withClient(world.databaseUrl, async (holder) => {
    await holder.query('begin');
    await holder.query(`select from trip_seat where trip_id = '${tripId}' and seat_no = 'A1' for update`);
    const first = tap(someoneAt(1), tripId, 'A1');
    await withClient(world.databaseUrl, (looking) =>
      eventually(async () => (await countWaiting(looking)) === 1, 'the first waits for its seat'),
    );
    const others = ['B1', 'C1', 'D1'].map((seatNo, at) => tap(someoneAt(at + 2), tripId, seatNo));
    await pause(waitedMs);
    await holder.query('rollback');
    await Promise.all([first, ...others]);
  });
  expect(notedMs.map((ms) => ms >= waitedMs)).toEqual([true, false, false, false]);
});

test('a tap that gains no seat is not counted, however often it comes', async () => {
  const { tripId } = await sampleTrip(world.db);
  const { notedMs, tap } = notingPortal();
  const [actor, key] = [someoneAt(1), randomUUID()];
  await tap(actor, tripId, 'A1', key);
  expect(notedMs).toHaveLength(1);
  await tap(actor, tripId, 'A1', key);
  await Promise.all(Array.from({ length: 10 }, () => tap(actor, tripId, 'A1')));
  expect(notedMs).toHaveLength(1);
});
