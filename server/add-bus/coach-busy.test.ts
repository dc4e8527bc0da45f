import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AddBusInput } from '@poth/domain/add-bus/add-bus-input.ts';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { seedPlaces } from '../db/seed/seed-places.ts';
import { newPhone } from '../testing/buyer.ts';
import { makeOwner, type Person, signUpPerson } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
let owner: Person & { operatorId: string };
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await seedPlaces(world);
  owner = await makeOwner(world, await signUpPerson(world, { accountType: 'busProvider' }), 'verified');
});
afterAll(() => world.stop());

const inDays = (days: number) => addDays(dhakaDate(new Date()), days);
const add = (change: Partial<AddBusInput>) =>
  world.portal.addBus.addBus(owner.actor, {
    key: randomUUID(),
    busName: 'Padma Paribahan',
    busNumber: 'PP-4001',
    date: inDays(3),
    from: 'dhaka',
    destination: 'sylhet',
    reportingTime: '10:30 pm',
    departureTime: '11:00 pm',
    fare: '570',
    coachType: 'non-ac',
    seatPlan: 'economy-36',
    boarding: { phone: newPhone() },
    dropping: { phone: newPhone() },
    ...change,
  });
const busy = { code: 'invalid-input', fields: { faults: { busNumber: 'coach-busy' } } };

test('a coach is free again for the hour of a trip that was cancelled', async () => {
  const { tripIds } = await add({});
  await expect(add({})).rejects.toMatchObject(busy);
  await world.db
    .updateTable('trip')
    .set({ state: 'cancelled' })
    .where('tripId', '=', tripIds[0] ?? '')
    .execute();
  expect((await add({})).tripIds).toHaveLength(1);
});

test('runs that are not on sale yet keep a coach busy, on every date of the days of sale after the first', async () => {
  const date = inDays(40);
  const bus = { busNumber: 'PP-4002', date };
  expect((await add({ ...bus, weekdays: [], until: inDays(60) })).tripIds).toEqual([]);
  await expect(add({ ...bus, date: inDays(55) })).rejects.toMatchObject(busy);
  await expect(add({ ...bus, date: inDays(33), until: inDays(41) })).rejects.toMatchObject(busy);
  // The coach is on the road until ten to five in the morning.
  const early = { departureTime: '4:30 am', reportingTime: '4:00 am' };
  await expect(add({ ...bus, ...early, date: inDays(61) })).rejects.toMatchObject(busy);
  const later = { departureTime: '5:00 am', reportingTime: '4:30 am' };
  expect((await add({ ...bus, ...later, date: inDays(61) })).tripIds).toEqual([]);
});

test('the route, the counters and the schedule of a bus that is refused are not kept', async () => {
  const bus = { busNumber: 'PP-4003', from: 'rajshahi', destination: 'dhaka', arrivalTime: '6:00 am' };
  await add({ ...bus, from: 'dhaka', destination: 'sylhet' });
  const countAll = async () => {
    const counts = await Promise.all(
      (['coach', 'route', 'counter'] as const).map((table) =>
        world.db.selectFrom(table).selectAll().where('operatorId', '=', owner.operatorId).execute(),
      ),
    );
    return counts.map((rows) => rows.length);
  };
  const before = await countAll();
  await expect(add(bus)).rejects.toMatchObject(busy);
  expect(await countAll()).toEqual(before);
});
