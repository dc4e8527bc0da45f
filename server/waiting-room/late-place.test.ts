import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import type { Deps } from '../deps.ts';
import { buildPortal } from '../portal.ts';
import { newBuyer, newPhone } from '../testing/buyer.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { anotherProcess, openRoom, setUpRoom, takePlace } from '../testing/waiting-room.ts';
import { withoutGuard } from '../testing/without-guard.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

let days = 7;
const anOpenRoom = async (): Promise<string> => {
  const { tripId } = await sampleTrip(world.db, (days += 1));
  const roomId = await setUpRoom(world, tripId);
  await openRoom(world, roomId);
  return roomId;
};
/** A visitor with an account of this number, in a browser that has no token yet. */
const withNumber = (phone: string): Visitor => ({
  ...newBuyer(),
  account: { phone, session: { sessionId: randomUUID() } } as NonNullable<Visitor['account']>,
});
const numberOf = async (by: Pick<World, 'portal'>, phone: string, roomId: string) =>
  (await takePlace(by, withNumber(phone), roomId)).number;

test('a proven number that asks again after the opening, without its token, keeps its number and delays nobody', async () => {
  const roomId = await anOpenRoom();
  const phone = newPhone();
  const first = await numberOf(world, phone, roomId);
  const again = [];
  for (let n = 0; n < 50; n++) again.push(await numberOf(world, phone, roomId));
  const atOnce = await Promise.all(Array.from({ length: 50 }, () => numberOf(world, phone, roomId)));
  expect(new Set([...again, ...atOnce])).toEqual(new Set([first]));
  expect(await numberOf(world, newPhone(), roomId)).toBe((first ?? 0) + 1);
});

test('of one number that is asked for many times at once, no more than one is drawn', async () => {
  const roomId = await anOpenRoom();
  const [before, phone] = [await numberOf(world, newPhone(), roomId), newPhone()];
  const numbers = await Promise.all(Array.from({ length: 100 }, () => numberOf(world, phone, roomId)));
  expect(new Set(numbers)).toEqual(new Set([(before ?? 0) + 1]));
  expect(await numberOf(world, newPhone(), roomId)).toBe((before ?? 0) + 2);
});

/** Asks for a place of one new number in two processes that both find none; returns the numbers that it was told. */
const inTwoProcesses = async (deps: Deps): Promise<unknown[]> => {
  const roomId = await anOpenRoom();
  const phone = newPhone();
  const processes = [anotherProcess(deps), anotherProcess(deps)];
  try {
    await Promise.all(processes.map(({ rooms }) => rooms.beat()));
    const asks = processes.map((of) => () => numberOf({ portal: buildPortal(of) }, phone, roomId));
    const lock = `select from waiting_room where room_id = '${roomId}' for update`;
    const ends = await meetAtLock(world, lock, asks);
    return ends.map((end) => (end.status === 'fulfilled' ? end.value : String(end.reason)));
  } finally {
    for (const { rooms } of processes) rooms.stop();
  }
};

test('two processes that are asked at once tell one number', async () => {
  const [one, two] = await inTwoProcesses(world.deps);
  expect(one).toBeGreaterThan(0);
  expect(two).toBe(one);
});

test('control: without the number that is kept, one proven number has two', async () => {
  const guard = {
    statement: 'insert into late_place',
    guard: 'set late_no = late_place.late_no',
    becomes: 'set late_no = excluded.late_no',
  };
  const [one, two] = await withoutGuard(world, guard, (_portal, deps) => inTwoProcesses(deps));
  expect(one).toBeGreaterThan(0);
  expect(two).not.toBe(one);
});
