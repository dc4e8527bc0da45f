import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBuyer } from '../testing/buyer.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { setUpRoom, takePlace } from '../testing/waiting-room.ts';
import { withoutGuard } from '../testing/without-guard.ts';
import { createWorld, type World } from '../testing/world.ts';
import { drawLot } from './draw-lot.ts';
import { mergePlaces } from './lot-store.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  // A beat would draw before the test does.
  world.deps.rooms.stop();
});
afterAll(() => world.stop());

let days = 7;
const aDueRoom = async (): Promise<string> => {
  const { tripId } = await sampleTrip(world.db, (days += 1));
  const roomId = await setUpRoom(world, tripId);
  for (let n = 0; n < 3; n++) await takePlace(world, newBuyer(), roomId);
  await world.deps.rooms.beat();
  await sql`update waiting_room set opens_at = now() - interval '10 seconds' where room_id = ${roomId}`.execute(
    world.db,
  );
  return roomId;
};
const rowOf = (roomId: string) =>
  world.db
    .selectFrom('waitingRoom')
    .select(['seed', 'unprovenCounted', 'drawnAt'])
    .where('roomId', '=', roomId)
    .executeTakeFirstOrThrow();
const lockOf = (roomId: string) => `select from waiting_room where room_id = '${roomId}' for update`;
const drawnOf = (ends: PromiseSettledResult<unknown>[]) =>
  ends.map((end) => (end.status === 'fulfilled' ? end.value : String(end.reason)));

/** Draws in one process while another hands in a place, which comes first. Returns whether it drew. */
const drawWhilePlacesCome = async (db: World['db'], roomId: string) => {
  const ends = await meetAtLock<unknown>(world, lockOf(roomId), [
    () => mergePlaces(world.db, roomId, { proven: [], unproven: [42] }),
    () => drawLot(db, roomId),
  ]);
  return drawnOf(ends)[1];
};

test('two processes that draw at once draw one lot', async () => {
  const roomId = await aDueRoom();
  const draw = () => drawLot(world.db, roomId);
  const ends = await meetAtLock(world, lockOf(roomId), [draw, draw]);
  expect(drawnOf(ends)).toEqual([true, false]);
  const { seed } = await rowOf(roomId);
  expect(await drawLot(world.db, roomId)).toBe(false);
  expect((await rowOf(roomId)).seed).toBe(seed);
});

test('without the guard both write a lot', async () => {
  const roomId = await aDueRoom();
  const guard = { statement: 'drawn_at = now()', guard: 'drawn_at is null' };
  const ends = await withoutGuard(world, guard, (_portal, deps) =>
    meetAtLock(world, lockOf(roomId), [() => drawLot(deps.db, roomId), () => drawLot(deps.db, roomId)]),
  );
  expect(drawnOf(ends)).toEqual([true, true]);
});

test('a lot is not drawn of places that were read before others were handed in', async () => {
  const roomId = await aDueRoom();
  expect(await drawWhilePlacesCome(world.db, roomId)).toBe(false);
  expect(await drawLot(world.db, roomId)).toBe(true);
  expect(await rowOf(roomId)).toMatchObject({ unprovenCounted: 4 });
  expect(await mergePlaces(world.db, roomId, { proven: [], unproven: [43] })).toBeUndefined();
});

test('without the number of the merge it is', async () => {
  const roomId = await aDueRoom();
  await withoutGuard(
    world,
    { statement: 'drawn_at = now()', guard: 'merge_no =', becomes: 'merge_no >=' },
    async (_portal, deps) => {
      expect(await drawWhilePlacesCome(deps.db, roomId)).toBe(true);
    },
  );
  expect(await rowOf(roomId)).toMatchObject({ unprovenCounted: 3 });
});
