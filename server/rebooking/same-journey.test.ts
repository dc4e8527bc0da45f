import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endingOf } from '../testing/ending.ts';
import { setExchangeFee, setFare } from '../testing/exchange.ts';
import { pnrOf, publishAfter, tripWithNext } from '../testing/rebooking.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await setExchangeFee(world, 5);
});
afterAll(() => world.stop());

const late = { kind: 'delay', delayMinutes: 90, reason: 'traffic' } as const;
type Stage = Awaited<ReturnType<typeof tripWithNext>>;
type Buyer = Awaited<ReturnType<Stage['sell']>>;

const rebook = async (buyer: Buyer, to: { tripId: string; fromStopNo: number; toStopNo: number }) =>
  world.portal.rebooking.rebook(buyer.actor, {
    pnr: await pnrOf(world, buyer.bookingId),
    to,
    seatNos: ['A1'],
    key: randomUUID(),
  });

const exchange = async (buyer: Buyer, to: { tripId: string; fromStopNo: number; toStopNo: number }) =>
  world.portal.exchange.exchangeBooking(buyer.actor, {
    pnr: await pnrOf(world, buyer.bookingId),
    to,
    seatNos: ['A1'],
    shownBackPaisa: 0,
    key: randomUUID(),
  });

const keepsTicket = async (buyer: Buyer) =>
  expect(await endingOf(world, buyer)).toMatchObject({ booking: 'confirmed', seats: 'sold', refunds: [] });

test('free of charge, a passenger gets the bought journey, and no longer one', async () => {
  const stage = await tripWithNext(world);
  const buyer = await stage.sell(['B3'], 0, 1);
  await stage.change(late);
  const longer = rebook(buyer, { tripId: stage.nextTripId, fromStopNo: 0, toStopNo: 2 });
  await expect(longer).rejects.toMatchObject({ code: 'not-rebookable' });
  await keepsTicket(buyer);
  expect((await rebook(buyer, { tripId: stage.nextTripId, fromStopNo: 0, toStopNo: 1 })).confirmed).toBe(
    true,
  );
});

test('free of charge, a passenger gets a coach of the days that are offered, and of the bought type', async () => {
  const stage = await tripWithNext(world);
  const buyer = await stage.sell(['B3']);
  const muchLater = await publishAfter(world, stage.tripId, 4);
  await stage.change(late);
  const whole = { fromStopNo: 0, toStopNo: 2 };
  await expect(rebook(buyer, { tripId: muchLater, ...whole })).rejects.toMatchObject({
    code: 'not-rebookable',
  });
  await sql`update trip set coach_type = 'non-ac' where trip_id = ${stage.nextTripId}`.execute(world.db);
  const other = rebook(buyer, { tripId: stage.nextTripId, ...whole });
  await expect(other).rejects.toMatchObject({ code: 'not-rebookable' });
  await keepsTicket(buyer);
});

test('for the difference, too, a ticket is changed between its own places: a cheap ride elsewhere would bring back the rest', async () => {
  const stage = await tripWithNext(world);
  const buyer = await stage.sell(['B3']);
  await setFare(world, stage.nextTripId, 10_000);
  const shorter = exchange(buyer, { tripId: stage.nextTripId, fromStopNo: 1, toStopNo: 2 });
  await expect(shorter).rejects.toMatchObject({ code: 'not-rebookable' });
  await keepsTicket(buyer);
});
