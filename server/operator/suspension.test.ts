import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { publishTrips } from '../schedule/publish-trips.ts';
import { newBuyer } from '../testing/buyer.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { departIn } from '../testing/move-trip.ts';
import { makeAdmin, makeStaff, signUpPerson } from '../testing/people.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { setStage } from '../testing/stage.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

test('a suspended company sells nothing from that moment, its sold tickets stay valid, and restored it sells again', async () => {
  const { portal } = world;
  const admin = await makeAdmin(world, await signUpPerson(world));
  const stage = await setStage(world);
  await stage.buy();
  const { tripId, actor, bookingId } = stage;
  const { operatorId, pnr } = await world.db
    .selectFrom('booking')
    .select(['operatorId', 'pnr'])
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow();
  const hold = () =>
    portal.booking.holdSeats(newBuyer(), {
      tripId,
      fromStopNo: 0,
      toStopNo: 2,
      seatNos: ['C1'],
      language: 'en',
      key: randomUUID(),
    });
  const states = async () => (await portal.ticket.viewTicket(actor, pnr ?? '')).tickets.map((t) => t.state);

  await portal.operator.decideOperator(admin.actor, {
    operatorId,
    event: 'suspend',
    reason: 'Fitness certificate has run out',
    seenState: 'verified',
  });
  await expect(hold()).rejects.toMatchObject({ code: 'trip-not-on-sale' });
  expect(await states()).toEqual(['issued', 'issued']);

  await portal.operator.decideOperator(admin.actor, { operatorId, event: 'restore', seenState: 'suspended' });
  await hold();
});

test('a decision about a company is in its log also where its id was sent in capital letters', async () => {
  const { operator, settlement, auditLog } = world.portal;
  const admin = await makeAdmin(world, await signUpPerson(world));
  const { operatorId } = await sampleTrip(world.db);
  const sent = operatorId.toUpperCase();
  await operator.decideOperator(admin.actor, {
    operatorId: sent,
    event: 'suspend',
    reason: 'Fitness certificate has run out',
    seenState: 'verified',
  });
  await settlement.setCommission(admin.actor, { operatorId: sent, basisPoints: 700 });
  const filter = { about: `operator:${operatorId}`, who: '', act: '', from: null, until: null };
  const { entries } = await auditLog.listActs(admin.actor, { filter });
  expect(entries.map(({ act }) => act)).toEqual(['commission-set', 'operator-suspended']);
});

test('everybody of a company sees its coaches and the seats of its next trips, and no other company’s', async () => {
  const { portal } = world;
  const sold = await setStage(world, {}, ['B3', 'B4']);
  await sold.buy();
  const { operatorId } = await world.db
    .selectFrom('trip')
    .select('operatorId')
    .where('tripId', '=', sold.tripId)
    .executeTakeFirstOrThrow();
  await portal.booking.holdSeats(newBuyer(), {
    tripId: sold.tripId,
    fromStopNo: 0,
    toStopNo: 1,
    seatNos: ['C1'],
    language: 'en',
    key: randomUUID(),
  });
  await sampleTrip(world.db);
  const staff = await makeStaff(world, await signUpPerson(world), operatorId, 'conductor');
  const fleet = await portal.operator.listFleet(staff.actor, {});
  expect(fleet.coaches).toMatchObject([{ coachNumber: 'DT-4021', coachType: 'ac', seatCount: 36 }]);
  expect(fleet).toMatchObject({ state: 'verified', page: 1, more: false });
  expect(fleet.trips).toMatchObject([
    {
      tripId: sold.tripId,
      routeName: { en: 'Dhaka-Bogura-Naogaon' },
      seatCount: 36,
      seatsSold: 2,
      seatsLeft: 33,
    },
  ]);
  const [trip] = fleet.trips;
  expect(trip && dhakaDate(trip.departsAt)).toBe(addDays(dhakaDate(new Date()), 7));
  await expect(portal.operator.listFleet((await signUpPerson(world)).actor, {})).rejects.toMatchObject({
    code: 'not-allowed',
  });
});

test('a coach of yesterday that a delay takes past midnight is listed until it leaves, and is on the road until it arrives', async () => {
  const { portal } = world;
  const { tripId, operatorId } = await sampleTrip(world.db, -1);
  const staff = await makeStaff(world, await signUpPerson(world), operatorId, 'conductor');
  const listed = async () =>
    (await portal.operator.listFleet(staff.actor, {})).trips.map((trip) => [trip.tripId, trip.delayMinutes]);
  const yesterday = addDays(dhakaDate(new Date()), -1);
  const week = async () =>
    (await portal.operator.listWeek(staff.actor, { from: yesterday })).runs[0]?.trips[0];
  await departIn(world, tripId, -90);
  expect(await listed()).toEqual([]);
  await world.db.updateTable('trip').set({ delayMinutes: 120 }).where('tripId', '=', tripId).execute();
  expect(await listed()).toEqual([[tripId, 120]]);
  const trip = await week();
  expect(trip).toMatchObject({ tripId, serviceDate: yesterday });
  // The sample line takes 350 minutes from its first stop to its last.
  expect(Number(trip?.arrivesAt) - Number(trip?.departsAt)).toBe(350 * 60_000);
});

test('a company that is suspended while its trips are published gets none', async () => {
  const admin = await makeAdmin(world, await signUpPerson(world));
  const { operatorId, tripId } = await sampleTrip(world.db);
  const of = world.db.selectFrom('trip').select('scheduleId').where('tripId', '=', tripId);
  const { scheduleId } = await of.executeTakeFirstOrThrow();
  const far = addDays(dhakaDate(new Date()), 25);
  const lock = `select from operator where operator_id = '${operatorId}' for update`;
  const suspend = { event: 'suspend', seenState: 'verified', reason: 'Its licence has ended' } as const;
  const ends = await meetAtLock<unknown>(world, lock, [
    () => world.portal.operator.decideOperator(admin.actor, { operatorId, ...suspend }),
    () => publishTrips({ db: world.db })([far], undefined, scheduleId),
  ]);
  expect(ends.map((end) => end.status === 'fulfilled' && end.value)).toEqual([{ state: 'suspended' }, 0]);
});
