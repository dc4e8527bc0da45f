import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/buyer.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { anotherProcess, setUpRoom } from '../testing/waiting-room.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  // Its beat would admit before that of the process under test does.
  world.deps.rooms.stop();
});
afterAll(() => world.stop());

test('slow holds halve the pace of every room that admits, not only of the first', async () => {
  for (const days of [8, 9]) {
    const { tripId } = await sampleTrip(world.db, days);
    await setUpRoom(world, tripId);
  }
  await sql`update waiting_room set opens_at = now() - interval '3 minutes', seed = 's', drawn_at = now() - interval '2 minutes',
    proven_late = 500, pace = 40`.execute(world.db);
  const { rooms } = anotherProcess(world.deps);
  rooms.noteHold(2_000);
  // The beat that has begun goes on.
  rooms.stop();
  const rowsOf = () => world.db.selectFrom('waitingRoom').select(['tickNo', 'pace']).execute();
  await eventually(async () => (await rowsOf()).every(({ pace }) => pace !== 40), 'both rooms have admitted');
  expect(await rowsOf()).toEqual([
    { tickNo: 1, pace: 20 },
    { tickNo: 1, pace: 20 },
  ]);
});
