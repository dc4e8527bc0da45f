import { centreOf } from '@poth/domain/place/centres.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBuyer } from '../testing/buyer.ts';
import { departIn } from '../testing/move-trip.ts';
import { runTrip } from '../testing/running-trip.ts';
import { createWorld, type World } from '../testing/world.ts';
import { forgetPositions } from './forget-positions.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

/** A point on the straight line between the first two stops of a sample trip. */
const onTheWay = (share: number) => {
  const [from, to] = [centreOf('dhaka'), centreOf('bogura')];
  if (!from || !to) throw new Error('no centres');
  return {
    latitude: from.latitude + share * (to.latitude - from.latitude),
    longitude: from.longitude + share * (to.longitude - from.longitude),
  };
};

/** Sets up a coach that left 90 minutes ago, its conductor, and passengers of the whole way and from the second stop. */
const setUp = async () => {
  const stage = await runTrip(world);
  const [whole, later] = [await stage.sell(['A1'], 0, 2), await stage.sell(['B1'], 1, 2)];
  const pnrOf = async (bookingId: string): Promise<string> => {
    const { pnr } = await world.db
      .selectFrom('booking')
      .select('pnr')
      .where('bookingId', '=', bookingId)
      .executeTakeFirstOrThrow();
    return pnr ?? '';
  };
  const [pnr, laterPnr] = [await pnrOf(whole.bookingId), await pnrOf(later.bookingId)];
  await world.portal.tripSharing.shareTrip(later.actor, laterPnr);
  const { token } = await world.portal.tripSharing.viewShare(later.actor, laterPnr);
  await departIn(world, stage.tripId, -90);
  const conductor = await stage.hire('conductor');
  return {
    ...stage,
    conductor,
    send: (share: number, ageMs = 0, by = conductor) =>
      world.portal.boarding.sharePosition(by, { tripId: stage.tripId, ...onTheWay(share), ageMs }),
    ticket: () => world.portal.tripSharing.viewProgress(whole.actor, pnr),
    shared: () => world.portal.tripSharing.viewSharedTrip(newBuyer(), token ?? ''),
    asStranger: () => world.portal.tripSharing.viewProgress(newBuyer(), pnr),
    rows: () => world.db.selectFrom('tripPosition').selectAll().where('tripId', '=', stage.tripId).execute(),
    grow: (minutes: number) =>
      world.db
        .updateTable('tripPosition')
        .set({ seenAt: new Date(Date.now() - minutes * 60_000) })
        .where('tripId', '=', stage.tripId)
        .execute(),
  };
};

test('a conductor’s position is shown to who holds a ticket and whom they share it with, and to nobody else', async () => {
  const { send, ticket, shared, asStranger, rows } = await setUp();
  expect((await ticket()).sight).toBeNull();
  expect(await send(0.5)).toEqual({ arrived: false });
  for (const { sight, stops } of [await ticket(), await shared()]) {
    expect(sight).toMatchObject({ how: 'before', place: { en: 'Bogura' }, km: 82, minutesAgo: 0 });
    expect(stops.at(-1)).toMatchObject({ place: { en: 'Naogaon' }, isEstimate: true });
  }
  await expect(asStranger()).rejects.toMatchObject({ code: 'not-found' });
  // Stores place and time, to about 100 metres, and nothing about the sender.
  expect(await rows()).toEqual([
    {
      tripId: expect.any(String),
      latitude: 24.281,
      longitude: 89.889,
      seenAt: expect.any(Date),
    },
  ]);
});

test('only the newest moment stays, taken no oftener than a phone sends it, and no row but one', async () => {
  const { send, rows, grow } = await setUp();
  await send(0.3, 60_000);
  const [first] = await rows();
  // Another phone with an older fix, or a hardly newer one, changes nothing; nor do several at once.
  await Promise.all([send(0.1, 120_000), send(0.2, 50_000), send(0.25, 45_000)]);
  expect(await rows()).toEqual([first]);
  await Promise.all([send(0.4), send(0.4)]);
  const after = await rows();
  expect(after).toHaveLength(1);
  expect(after[0]?.seenAt.getTime()).toBeGreaterThan(first?.seenAt.getTime() ?? 0);
  await grow(5);
  await send(0.35, 400_000);
  expect((await rows())[0]?.latitude).toBe(after[0]?.latitude);
});

test('a position goes with its age and with the arrival; what it told stands in no history', async () => {
  const { send, ticket, rows, grow, tripId, conductor } = await setUp();
  await send(0.5);
  await grow(21);
  expect((await ticket()).sight).toBeNull();
  await forgetPositions(world.deps);
  expect(await rows()).toEqual([]);

  await send(0.5);
  await forgetPositions(world.deps);
  expect(await rows()).toHaveLength(1);
  const last = centreOf('naogaon');
  if (!last) throw new Error('no centre');
  expect(await world.portal.boarding.sharePosition(conductor, { tripId, ...last, ageMs: 0 })).toEqual({
    arrived: true,
  });
  expect(await rows()).toEqual([]);
  const told = await world.db
    .selectFrom('auditLog')
    .select('act')
    .where('act', 'like', '%position%')
    .execute();
  expect(told).toEqual([]);
});

test('it is taken around the hours of the trip alone, and never of one that does not run', async () => {
  const { send, tripId, change, owner } = await setUp();
  await departIn(world, tripId, 90);
  await expect(send(0)).rejects.toMatchObject({ code: 'coach-not-due' });
  await departIn(world, tripId, 50);
  expect(await send(0)).toEqual({ arrived: false });
  await departIn(world, tripId, -24 * 60);
  await expect(send(0.5)).rejects.toMatchObject({ code: 'trip-over' });
  await departIn(world, tripId, 50);
  await change({ kind: 'cancel', reason: 'operations' }, owner.actor);
  await expect(send(0)).rejects.toMatchObject({ code: 'trip-over' });
});
