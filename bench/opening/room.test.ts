import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '../../server/db/testing.ts';
import { sampleTrip } from '../../server/testing/sample-trip.ts';
import { createWorld, type World } from '../../server/testing/world.ts';
import { findTrips } from './room.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

/** Opens a connection whose session has a time zone. */
const inZone = <T>(zone: string, use: (owner: pg.Client) => Promise<T>): Promise<T> =>
  withClient(world.databaseUrl, async (owner) => {
    await owner.query(`set timezone to '${zone}'`);
    return use(owner);
  });
/** Zones behind and ahead of Dhaka: at any hour one of them has another date. */
const zones = ['Etc/GMT+12', 'Etc/GMT-14'];
const serviceDateOf = (tripId: string) => `${tripId.slice(0, 4)}-${tripId.slice(4, 6)}-${tripId.slice(6, 8)}`;

test('coaches are found from the fourth day in Dhaka, whatever the time zone of the session', async () => {
  await sampleTrip(world.db, 3);
  for (const zone of zones)
    await expect(inZone(zone, (owner) => findTrips(owner, 1))).rejects.toThrow('no date has 1 empty coaches');
  const { tripId } = await sampleTrip(world.db, 4);
  for (const zone of zones) {
    const { serviceDate, trips } = await inZone(zone, (owner) => findTrips(owner, 1));
    expect([serviceDate, trips.length]).toEqual([serviceDateOf(tripId), 1]);
  }
});

test('a date has as many coaches as are asked for, or is not found: a coach without a through fare is none', async () => {
  const { tripId } = await sampleTrip(world.db, 5);
  await inZone('UTC', async (owner) => {
    const { rows } = await owner.query<{ count: number }>(
      'select count(*)::int as count from trip where service_date = $1::date',
      [serviceDateOf(tripId)],
    );
    const count = rows[0]?.count ?? 0;
    expect((await findTrips(owner, count)).trips.length).toBe(count);
    await owner.query(`delete from trip_fare where trip_id = $1 and from_stop_no = 0 and to_stop_no = 2`, [
      tripId,
    ]);
    await expect(findTrips(owner, count)).rejects.toThrow(`no date has ${count} empty coaches`);
  });
});
