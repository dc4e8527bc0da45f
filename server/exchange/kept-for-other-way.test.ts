import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../db/transaction.ts';
import { holdOnNewTrip } from '../rebooking/hold-on-new-trip.ts';
import { refundWithheld } from '../refund/refund-withheld.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import {
  type BothWays,
  buyBoth,
  cancelWay,
  payAtGateway,
  quoteWay,
  refOf,
  roadThereAndBack,
} from '../testing/both-ways.ts';
import { newBuyer } from '../testing/buyer.ts';
import { endingOf } from '../testing/ending.ts';
import { exchangeTo, setExchangeFee, setFare, startToPay } from '../testing/exchange.ts';
import { pnrOf, publishNext } from '../testing/rebooking.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';
import { carryExchanged } from './carry-exchanged.ts';
import { readExchangeable } from './read-exchangeable.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, timeoutMs: 20_000 });
  await world.gateway.behave({ refundSettleMs: 0, ipn: 'none' });
  await setExchangeFee(world, 30);
});
afterAll(() => world.stop());

/**
 * Buys a pair both ways, at 630 and 540 taka, 70 and 60 of them off; the coach there on the evening after costs
 * nextFarePaisa.
 */
const bought = async (nextFarePaisa: number) => {
  const road = await roadThereAndBack(world);
  const nextTripId = await publishNext(world, road.tripId);
  await setFare(world, nextTripId, nextFarePaisa);
  const ways = await buyBoth(world, road, ['B3', 'B4']);
  const settle = async () => {
    for (const tripId of [nextTripId, road.tripId, road.backTripId, road.tripId])
      await workOff(world, tripId);
    await expectBooksToAgree(world);
  };
  return { ...ways, nextTripId, settle, pnr: await pnrOf(world, ways.there.bookingId) };
};
/** Lists the amounts that were refunded of both ways, in taka, the least first. */
const backOf = async ({ there, back }: BothWays) => {
  const ends = [await endingOf(world, there), await endingOf(world, back)];
  return ends.map(({ refunds }) => refunds.map(([paisa]) => paisa / 100).toSorted((one, next) => one - next));
};

test('a way that changes to another trip after the other was cancelled: what was kept of that comes back', async () => {
  const ways = await bought(60_000);
  await cancelWay(world, ways.back);
  // Of 1,300 taka 60 are the fee and 1,240 the new price.
  const done = await exchangeTo(world, ways.there.actor, ways.pnr, ways.nextTripId);
  expect(done.confirmed).toBe(true);
  await ways.settle();
  expect(await backOf(ways)).toEqual([[1_240], [140, 886]]);
});

test('the discount in the fee of a change comes back once the other way is cancelled', async () => {
  const ways = await bought(40_000);
  // Of 1,300 taka 840 are carried, 60 are the fee and 120 the discount of the way back.
  await exchangeTo(world, ways.there.actor, ways.pnr, ways.nextTripId);
  await ways.settle();
  expect(await backOf(ways)).toEqual([[280, 840], []]);
  expect(await quoteWay(world, ways.back)).toMatchObject({ refundPaisa: 102_600, otherWayBackPaisa: 12_000 });
  await cancelWay(world, ways.back);
  await ways.settle();
  expect(await backOf(ways)).toEqual([[120, 280, 840], [1_026]]);
});

test('the other way is cancelled while the difference is being paid: once it is, both have back what was kept of them', async () => {
  const ways = await bought(60_000);
  const hold = await startToPay(world, ways.there.actor, ways.pnr, ways.nextTripId);
  await cancelWay(world, ways.back);
  await workOff(world, ways.back.tripId);
  expect(await backOf(ways)).toEqual([[], [886]]);
  await payAtGateway(world, await hold.pay());
  await ways.settle();
  // Of 1,300 taka 180 were the fee, the discount of the way back included.
  expect(await backOf(ways)).toEqual([
    [120, 1_120],
    [140, 886],
  ]);
});

test('the new trip costs what it was shown for: a discount that the old way had is neither added to it nor written on its ticket', async () => {
  const ways = await bought(80_000);
  // Of 1,300 taka 1,120 pay for the new price of 1,640.
  const hold = await startToPay(world, ways.there.actor, ways.pnr, ways.nextTripId);
  const price = { farePaisa: 160_000, serviceChargePaisa: 4_000, totalPaisa: 52_000 };
  expect(await world.portal.payment.viewCheckout(ways.there.actor, hold)).toMatchObject({ price });
  await payAtGateway(world, await hold.pay());
  await ways.settle();
  const dearer = await world.portal.ticket.viewTicket(ways.there.actor, await pnrOf(world, hold.bookingId));
  expect(dearer.paidPaisa).toBe(164_000);

  const cheap = await bought(40_000);
  const { pnr } = await exchangeTo(world, cheap.there.actor, cheap.pnr, cheap.nextTripId);
  const cheaper = await world.portal.ticket.viewTicket(cheap.there.actor, pnr);
  expect(cheaper.paidPaisa).toBe(84_000);
  for (const { tickets } of [dearer, cheaper])
    expect(tickets.map(({ bothWaysOffPaisa }) => bothWaysOffPaisa)).toEqual([0, 0]);
});

/** Carries the money of the way there to seats that another buyer has meanwhile, as where a process is killed in between. */
const loseTheOther = async ({ there, nextTripId }: BothWays & { nextTripId: string }) => {
  const from = refOf(there);
  const open = await readExchangeable(world.db, world.deps, from);
  if (!open) throw new Error('it cannot be changed');
  const { booking, bought: was } = open;
  const terms = () => ({
    faresPaisa: [40_000, 40_000],
    keepsBothWaysDiscount: false,
    serviceChargePaisa: 4_000,
    discountPaisa: 0,
    refundPolicy: booking.refundPolicy,
    chargePerSeatPaisa: null,
  });
  const to = { tripId: nextTripId, fromStopNo: 0, toStopNo: 2 };
  const wish = { booking, was, to, seatNos: ['A1', 'A2'], terms, by: 'test' };
  const held = await transaction(world.db, (tx) => holdOnNewTrip(tx, world.deps, wish));
  const carrying = { from, to: held, shownBackPaisa: 0, by: 'test' };
  await transaction(world.db, (tx) => carryExchanged(tx, world.deps, carrying));
  await world.age(held.tripId, held.bookingId, 60);
  const taken = { ...to, seatNos: ['A1'], language: 'en' as const, key: randomUUID() };
  await world.portal.booking.holdSeats(newBuyer(), taken);
};

test('a change that fails gives its fee back, less what of it has come back before; afterwards nothing comes back', async () => {
  const before = await bought(40_000);
  await loseTheOther(before);
  await cancelWay(world, before.back);
  await refundWithheld(world.deps)(refOf(before.back));
  await before.settle();
  expect(await backOf(before)).toEqual([[60, 120, 280, 840], [1_026]]);

  const after = await bought(40_000);
  await loseTheOther(after);
  await after.settle();
  await cancelWay(world, after.back);
  await after.settle();
  expect(await backOf(after)).toEqual([[180, 280, 840], [1_026]]);
});
