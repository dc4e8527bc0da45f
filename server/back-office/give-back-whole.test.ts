import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bearer } from '@poth/domain/back-office/request.ts';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { buyBoth, cancelWay, roadThereAndBack } from '../testing/both-ways.ts';
import { returnFromGateway } from '../testing/buyer.ts';
import { endingOf } from '../testing/ending.ts';
import { setExchangeFee, setFare, startToPay } from '../testing/exchange.ts';
import { makeAdmin, signUpPerson } from '../testing/people.ts';
import { departIn } from '../testing/move-trip.ts';
import { pnrOf, tripWithNext } from '../testing/rebooking.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
let admin: Visitor;
beforeAll(async () => {
  world = await createWorld({ chores: false, timeoutMs: 20_000 });
  await world.gateway.behave({ refundSettleMs: 0, ipn: 'none' });
  await setExchangeFee(world, 30);
  admin = (await makeAdmin(world, await signUpPerson(world, { name: 'Nasrin Akter' }))).actor;
});
afterAll(() => world.stop());

const giveWholeBack = (booking: { tripId: string; bookingId: string }, bornBy: Bearer = 'operator') =>
  world.portal.backOffice.giveBack(admin, {
    tripId: booking.tripId,
    bookingId: booking.bookingId,
    amountPaisa: null,
    bornBy,
    reason: 'The coach never came',
    key: randomUUID(),
  });
const refundedOf = async ({ tripId, bookingId }: { tripId: string; bookingId: string }) => {
  const refunds = await world.db
    .selectFrom('refund')
    .select('amountPaisa')
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .execute();
  return refunds.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0);
};

test('both ways: where an admin gives all of one way back, what was kept of the other for its discount comes back', async () => {
  const road = await roadThereAndBack(world);
  const { there, back } = await buyBoth(world, road, ['B3']);
  for (const { tripId } of [there, back]) await workOff(world, tripId);
  // Of 630 taka the fee of 32 stays with the company, and 60 are kept for the discount back.
  await cancelWay(world, there);
  expect(await refundedOf(there)).toBe(53_800);
  await giveWholeBack(back);
  for (const { tripId } of [back, there, back]) await workOff(world, tripId);
  expect(await refundedOf(back)).toBe(56_000);
  expect(await refundedOf(there)).toBe(59_800);
  await expectBooksToAgree(world);
});

test('nothing of a change is given back while its money is under way: its company would keep a fare that nobody paid', async () => {
  const stage = await tripWithNext(world);
  await setFare(world, stage.nextTripId, 80_000);
  const buyer = await stage.sell(['B3', 'B4']);
  const hold = await startToPay(world, buyer.actor, await pnrOf(world, buyer.bookingId), stage.nextTripId);
  const { returnUrl, fields } = await world.gateway.choose(await hold.pay());
  await returnFromGateway(returnUrl, fields);
  await expect(giveWholeBack(hold, 'portal')).rejects.toMatchObject({ code: 'being-exchanged' });
  for (const tripId of [stage.nextTripId, stage.tripId, stage.nextTripId]) await workOff(world, tripId);
  await giveWholeBack(hold, 'portal');
  await workOff(world, hold.tripId);
  expect(await refundedOf(hold)).toBe(164_000);
  await expectBooksToAgree(world);
});

test('no admin cancels seats of a change whose money is under way: the quote would lack what is still to come', async () => {
  const stage = await tripWithNext(world);
  await setFare(world, stage.nextTripId, 80_000);
  const buyer = await stage.sell(['B3', 'B4']);
  const hold = await startToPay(world, buyer.actor, await pnrOf(world, buyer.bookingId), stage.nextTripId);
  const cancelSeat = ({ tripId, bookingId }: typeof hold | typeof buyer, seatNo: string) =>
    world.portal.backOffice.cancelForPassenger(admin, {
      tripId,
      bookingId,
      seatNos: [seatNo],
      shownRefundPaisa: 0,
      reason: 'The passenger called',
      key: randomUUID(),
    });
  await expect(cancelSeat(buyer, 'B3')).rejects.toMatchObject({ code: 'being-exchanged' });
  const { returnUrl, fields } = await world.gateway.choose(await hold.pay());
  await returnFromGateway(returnUrl, fields);
  await expect(cancelSeat(hold, 'B3')).rejects.toMatchObject({ code: 'being-exchanged' });
  for (const tripId of [stage.nextTripId, stage.tripId, stage.nextTripId]) await workOff(world, tripId);
  expect(await cancelSeat(hold, 'B3')).toMatchObject({ refundPaisa: 76_000 });
  await workOff(world, hold.tripId);
  await expectBooksToAgree(world);
});

test('a part is given back of a trip that nobody marked as departed, once it can no longer be cancelled', async () => {
  const stage = await tripWithNext(world);
  const buyer = await stage.sell(['B3']);
  const givePart = () =>
    world.portal.backOffice.giveBack(admin, {
      tripId: buyer.tripId,
      bookingId: buyer.bookingId,
      amountPaisa: 10_000,
      bornBy: 'operator',
      reason: 'No water on board',
      key: randomUUID(),
    });
  await departIn(world, stage.tripId, -60);
  await expect(givePart()).rejects.toMatchObject({ code: 'refund-too-much' });
  await departIn(world, stage.tripId, -3 * 24 * 60);
  expect(await givePart()).toMatchObject({ amountPaisa: 10_000 });
  await workOff(world, stage.tripId);
  expect(await refundedOf(buyer)).toBe(10_000);
  await expectBooksToAgree(world);
});

test('a booking that two payments bought: all of both goes back with the tickets', async () => {
  const stage = await tripWithNext(world);
  await setFare(world, stage.nextTripId, 80_000);
  const buyer = await stage.sell(['B3', 'B4']);
  const hold = await startToPay(world, buyer.actor, await pnrOf(world, buyer.bookingId), stage.nextTripId);
  const { returnUrl, fields } = await world.gateway.choose(await hold.pay());
  await returnFromGateway(returnUrl, fields);
  for (const tripId of [stage.nextTripId, stage.tripId, stage.nextTripId]) await workOff(world, tripId);
  await giveWholeBack(hold);
  await workOff(world, hold.tripId);
  expect(await endingOf(world, { ...buyer, ...hold })).toMatchObject({
    booking: 'cancelled',
    tickets: ['void', 'void'],
  });
  expect(await refundedOf(hold)).toBe(164_000);
  await expectBooksToAgree(world);
});
