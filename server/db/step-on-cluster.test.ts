import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeMoves } from '../audit-log/record-move.ts';
import { unchangedSources } from '../booking/unpaid-store.ts';
import { giveSeats, takeableSeats } from '../seating/seat-steps-store.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';
import { takeInTransaction } from './step-on-cluster.ts';

// A step taken part by part has the same effect on one server as on a cluster.
let world: World;
let tripId: string;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  ({ tripId } = await sampleTrip(world.db));
});
afterAll(() => world.stop());

const until = new Date(Date.now() + 600_000);

/** Takes both legs of seats for a new booking, from a source with the version that was read. */
const takeSeats = (seatNos: readonly string[], { source = randomUUID() as string, version = 0 } = {}) => {
  const claim = { tripId, seatNos, legNos: [0, 1] };
  const bookingId = randomUUID();
  return takeInTransaction(world.db, {
    guards: [
      unchangedSources(tripId, [source], { [source]: version }),
      takeableSeats(claim, { until, tripVersion: 0 }),
    ],
    writes: [
      giveSeats(claim, bookingId, 'held', until),
      writeMoves([
        {
          tripId,
          subject: 'booking',
          subjectId: bookingId,
          event: 'hold',
          from: null,
          to: 'held',
          by: 'parts',
        },
      ]),
    ],
  });
};

const count = async (text: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${text}`.execute(world.db);
  return rows[0]?.count ?? 0;
};

test('of many who want a seat at once one has it, on every leg', async () => {
  const taken = await Promise.all(Array.from({ length: 8 }, () => takeSeats(['A1', 'A2'])));
  expect(taken.filter(Boolean)).toHaveLength(1);
  const held = sql`trip_seat where trip_id = ${tripId} and seat_no in ('A1', 'A2') and state = 'held'`;
  expect(await count(held)).toBe(4);
  expect(await count(sql`history where trip_id = ${tripId} and actor = 'parts'`)).toBe(1);
});

test('where a guard fails nothing stays of those before it', async () => {
  const source = randomUUID();
  expect(await takeSeats(['A1', 'B1'], { source })).toBe(false);
  expect(await count(sql`unpaid_source where trip_id = ${tripId} and source = ${source}`)).toBe(0);
  expect(await takeSeats(['B1'], { source })).toBe(true);
  expect(await takeSeats(['B2'], { source })).toBe(false);
  expect(await takeSeats(['B2'], { source, version: 1 })).toBe(true);
});

test('the trip is touched once for all of its seats', async () => {
  const touches = sql`trip_touch where trip_id = ${tripId}`;
  const before = await count(touches);
  await takeSeats(['C1', 'C2']);
  expect((await count(touches)) - before).toBe(1);
});
