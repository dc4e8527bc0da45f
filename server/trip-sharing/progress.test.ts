import { randomUUID } from 'node:crypto';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBuyer } from '../testing/buyer.ts';
import { departIn } from '../testing/move-trip.ts';
import { runTrip } from '../testing/running-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

/** Sets up a coach on the road, a passenger from its second stop, and that passenger's share link. */
const setUp = async () => {
  const stage = await runTrip(world);
  const first = await stage.sell(['A1'], 0, 2);
  const later = await stage.sell(['B1'], 1, 2);
  const { pnr } = await world.db
    .selectFrom('booking')
    .select('pnr')
    .where('bookingId', '=', later.bookingId)
    .executeTakeFirstOrThrow();
  await world.portal.tripSharing.shareTrip(later.actor, pnr ?? '');
  const { token } = await world.portal.tripSharing.viewShare(later.actor, pnr ?? '');
  await departIn(world, stage.tripId, -40);
  return {
    stage,
    first,
    conductor: await stage.hire('conductor'),
    ticket: () => world.portal.tripSharing.viewProgress(later.actor, pnr ?? ''),
    shared: () => world.portal.tripSharing.viewSharedTrip(newBuyer(), token ?? ''),
    asStranger: () => world.portal.tripSharing.viewProgress(newBuyer(), pnr ?? ''),
  };
};
const mark = async (conductor: Visitor, tripId: string, bookingId: string, minutesAgo: number) => {
  const { ticketId } = await world.db
    .selectFrom('ticket')
    .select('ticketId')
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow();
  const at = new Date(Date.now() - minutesAgo * 60_000);
  const board = { kind: 'board', scanId: randomUUID(), ticketId, way: 'hand', at: at.toISOString() } as const;
  await world.portal.boarding.markBoarding(conductor, { tripId, deviceId: 'phone-1', marks: [board] });
  return at;
};

test('passengers who were marked at a stop tell those of later stops that the coach has been there', async () => {
  const { stage, first, conductor, ticket, shared, asStranger } = await setUp();
  expect((await ticket()).last).toBeNull();
  const at = await mark(conductor, stage.tripId, first.bookingId, 20);
  for (const seen of [await ticket(), await shared()]) {
    expect(seen.last).toEqual({
      stopNo: 0,
      place: expect.objectContaining({ en: 'Dhaka' }),
      at,
      how: 'boarding',
    });
    expect(seen.stops.map(({ place, isEstimate }) => [place.en, isEstimate])).toEqual([
      ['Bogura', true],
      ['Naogaon', true],
    ]);
  }
  await expect(asStranger()).rejects.toMatchObject({ code: 'not-found' });
});

test('a conductor’s word that the coach has left tells when, and how late it may be expected', async () => {
  const { stage, conductor, ticket } = await setUp();
  const [before] = (await ticket()).stops;
  await world.portal.boarding.leaveStop(conductor, { tripId: stage.tripId, stopNo: 0 });
  const { last, stops } = await ticket();
  expect(last).toMatchObject({ stopNo: 0, how: 'left' });
  const later = (stops[0]?.departsAt.getTime() ?? 0) - (before?.departsAt.getTime() ?? 0);
  expect(later / 60_000).toBe(40);
});

test('a mark that was taken back tells nothing', async () => {
  const { stage, first, conductor, ticket } = await setUp();
  await mark(conductor, stage.tripId, first.bookingId, 20);
  const { scanId, ticketId } = await world.db
    .selectFrom('boardingScan')
    .select(['scanId', 'ticketId'])
    .where('tripId', '=', stage.tripId)
    .executeTakeFirstOrThrow();
  const undo = {
    kind: 'undo',
    scanId: randomUUID(),
    ticketId,
    way: 'hand',
    undoes: scanId,
    at: new Date().toISOString(),
  } as const;
  await world.portal.boarding.markBoarding(conductor, {
    tripId: stage.tripId,
    deviceId: 'phone-1',
    marks: [undo],
  });
  expect((await ticket()).last).toBeNull();
});
