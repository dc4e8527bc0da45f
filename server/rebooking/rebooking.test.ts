import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { buyBoth, cancelWay, roadThereAndBack } from '../testing/both-ways.ts';
import { newBuyer, returnFromGateway, startPaying } from '../testing/buyer.ts';
import { followRefund } from '../refund/follow-refund.ts';
import { openCounting } from '../testing/count-trips.ts';
import { aSale, anAgent } from '../testing/counter.ts';
import { endingOf } from '../testing/ending.ts';
import { departAt, departIn } from '../testing/move-trip.ts';
import { pnrOf, publishAfter, publishNext, rebookTo, tripWithNext } from '../testing/rebooking.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';
import { carryBooking } from './carry-booking.ts';
import { termsAsBought, holdOnNewTrip } from './hold-on-new-trip.ts';
import { transaction } from '../db/transaction.ts';
import { readChoice } from './read-choice.ts';
import { readBoughtTerms } from './store.ts';

const counting = openCounting();
let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, openPortalDatabase: counting.openPortalDatabase });
  await world.gateway.behave({ refundSettleMs: 0 });
});
afterAll(() => world.stop());

const cancel = { kind: 'cancel', reason: 'breakdown' } as const;
const late = { kind: 'delay', delayMinutes: 90, reason: 'traffic' } as const;
const refundsOf = (bookingId: string) =>
  world.db
    .selectFrom('refund')
    .select(['amountPaisa', 'state', 'carriedToPnr', 'chooseBy'])
    .where('bookingId', '=', bookingId)
    .execute();
const bookingOf = (pnr: string) =>
  world.db.selectFrom('booking').selectAll().where('pnr', '=', pnr).executeTakeFirstOrThrow();

test('a moved trip: the pair goes on side by side, without a fee, and the old tickets are void', async () => {
  const stage = await tripWithNext(world);
  const buyer = await stage.sell(['B3', 'B4']);
  await stage.change(late);
  const pnr = await pnrOf(world, buyer.bookingId);
  const seen = await world.portal.rebooking.viewRebooking(buyer.actor, pnr);
  expect(seen).toMatchObject({ because: 'moved', moneyWaits: false, atCounter: false, carriedTo: null });
  expect(seen.offers.map(({ tripId, seatNos }) => [tripId, seatNos])).toEqual([
    [stage.nextTripId, ['B3', 'B4']],
  ]);

  const done = await rebookTo(world, buyer.actor, pnr, stage.nextTripId);
  expect(done.confirmed).toBe(true);
  const { tripId, bookingId } = await bookingOf(done.pnr);
  await workOff(world, stage.tripId);
  await workOff(world, tripId);
  expect(await endingOf(world, { ...buyer, tripId, bookingId })).toMatchObject({
    booking: 'confirmed',
    seats: 'sold',
    payments: ['paid'],
    tickets: ['issued', 'issued'],
    refunds: [],
  });
  expect(await endingOf(world, buyer)).toMatchObject({
    booking: 'cancelled',
    seats: 'free',
    tickets: ['void', 'void'],
    refunds: [[144_000, 'settled']],
  });
  const ticket = await world.portal.ticket.viewTicket(buyer.actor, done.pnr);
  expect(ticket).toMatchObject({ contactName: 'Tasnim Rahman', paidPaisa: 144_000 });
  expect(await world.portal.rebooking.viewRebooking(buyer.actor, pnr)).toMatchObject({
    because: null,
    carriedTo: done.pnr,
  });
  await expectBooksToAgree(world);
});

test('the seats of all coaches on offer are read at once, however many they are', async () => {
  const stage = await tripWithNext(world);
  const buyer = await stage.sell(['B3']);
  await stage.change(late);
  const pnr = await pnrOf(world, buyer.bookingId);
  const look = () => world.portal.rebooking.viewRebooking(buyer.actor, pnr);
  const offersOf = async () => (await look()).offers.length;
  expect(await offersOf()).toBe(1);
  const { roundTrips } = await counting.tripsOf(look);
  const afterNext = await publishNext(world, stage.nextTripId);
  await publishNext(world, afterNext);
  expect(await offersOf()).toBe(3);
  expect((await counting.tripsOf(look)).roundTrips).toBe(roundTrips);
});

test('coaches are offered by how near to the booked time they leave, the earlier of two as near', async () => {
  const stage = await tripWithNext(world);
  const buyer = await stage.sell(['B3']);
  const { departsAt } = await world.portal.ticket.viewTicket(
    buyer.actor,
    await pnrOf(world, buyer.bookingId),
  );
  const leaveHoursOff = async (tripId: string, hours: number) => {
    await departAt(world, tripId, new Date(departsAt.getTime() + hours * 3_600_000));
    return tripId;
  };
  const dayBefore = await publishAfter(world, stage.tripId, -1);
  const twoLater = await leaveHoursOff(stage.nextTripId, 2);
  const threeEarlier = await leaveHoursOff(await publishAfter(world, stage.tripId, 2), -3);
  const threeLater = await leaveHoursOff(await publishAfter(world, stage.tripId, 3), 3);
  const look = async () => {
    const pnr = await pnrOf(world, buyer.bookingId);
    const { offers } = await world.portal.rebooking.viewRebooking(buyer.actor, pnr);
    return offers.map(({ tripId }) => tripId);
  };
  await stage.change(late);
  expect(await look()).toEqual([twoLater, threeEarlier, threeLater, dayBefore]);
  await stage.change({ kind: 'delay', delayMinutes: 75, reason: 'traffic' }, stage.actor, twoLater);
  expect(await look(), 'that coach is late itself').toEqual([threeEarlier, threeLater, twoLater, dayBefore]);
});

test('a cancelled trip: the money waits for the choice; one goes on, one takes the money', async () => {
  const stage = await tripWithNext(world);
  const [goes, takes] = [await stage.sell(['B3', 'B4']), await stage.sell(['C1'])];
  await stage.change(cancel);
  await world.doChores();
  await world.doChores();
  expect(await refundsOf(goes.bookingId)).toMatchObject([{ state: 'requested', carriedToPnr: null }]);
  const done = await rebookTo(world, goes.actor, await pnrOf(world, goes.bookingId), stage.nextTripId);
  expect(done.confirmed).toBe(true);
  await world.portal.rebooking.takeMoneyInstead(takes.actor, { pnr: await pnrOf(world, takes.bookingId) });
  await world.doChores();
  expect(await refundsOf(goes.bookingId)).toMatchObject([{ state: 'settled', carriedToPnr: done.pnr }]);
  expect(await refundsOf(takes.bookingId)).toMatchObject([
    { carriedToPnr: null, chooseBy: null, state: expect.stringMatching(/^(sent|settled)$/) },
  ]);
  await workOff(world, stage.tripId);
  await workOff(world, stage.nextTripId);
  await expectBooksToAgree(world);
});

test('money that came twice and went back once takes no choice away', async () => {
  const stage = await tripWithNext(world);
  const buyer = await startPaying(world, { tripId: stage.tripId, seatNos: ['B3', 'B4'] });
  const { tripId, bookingId, actor } = buyer;
  const goes = async (tranId: string, outcome: 'success' | 'cancel' = 'success') => {
    const { returnUrl, fields } = await world.gateway.choose(tranId, outcome);
    await returnFromGateway(returnUrl, fields);
  };
  await goes(buyer.tranId, 'cancel');
  const again = { tripId, bookingId, method: world.methods.again, key: randomUUID() };
  const { tranId } = await world.portal.payment.startPayment(actor, again);
  await goes(tranId);
  await goes(buyer.tranId);
  await workOff(world, tripId);
  expect((await endingOf(world, buyer)).refunds).toEqual([[144_000, 'settled']]);

  const pnr = await pnrOf(world, bookingId);
  const date = serviceDateOf(stage.nextTripId);
  const exchange = await world.portal.exchange.viewExchange(actor, { pnr, date });
  expect(exchange.offers.map((offer) => offer.tripId)).toEqual([stage.nextTripId]);
  await stage.change(late);
  expect((await world.portal.rebooking.viewRebooking(actor, pnr)).because).toBe('moved');
  await stage.change(cancel);
  await world.doChores();
  expect((await rebookTo(world, actor, pnr, stage.nextTripId)).confirmed).toBe(true);
  for (const trip of [stage.tripId, stage.nextTripId]) await workOff(world, trip);
  await expectBooksToAgree(world);
});

test('a refund that waits is not sent, whoever asks for it to be followed: else it could be carried and sent', async () => {
  const stage = await tripWithNext(world);
  const buyer = await stage.sell(['B3', 'B4']);
  await stage.change(cancel);
  await world.doChores();
  const { refundId } = await world.db
    .selectFrom('refund')
    .select('refundId')
    .where('bookingId', '=', buyer.bookingId)
    .executeTakeFirstOrThrow();
  await followRefund(world.deps)({ tripId: stage.tripId, refundId });
  expect(await refundsOf(buyer.bookingId)).toMatchObject([{ state: 'requested' }]);
  const pnr = await pnrOf(world, buyer.bookingId);
  expect((await rebookTo(world, buyer.actor, pnr, stage.nextTripId)).confirmed).toBe(true);
  await workOff(world, stage.tripId);
  await workOff(world, stage.nextTripId);
  await expectBooksToAgree(world);
});

test('who chooses nothing gets the money once the time is over, and can choose no more', async () => {
  const stage = await tripWithNext(world);
  const buyer = await stage.sell(['B3']);
  await stage.change(cancel);
  await world.doChores();
  await sql`update refund set choose_by = now() - interval '1 second', ask_at = now() - interval '1 second'
    where booking_id = ${buyer.bookingId}`.execute(world.db);
  const pnr = await pnrOf(world, buyer.bookingId);
  expect(await world.portal.rebooking.viewRebooking(buyer.actor, pnr)).toMatchObject({
    because: null,
    offers: [],
  });
  await expect(world.portal.rebooking.takeMoneyInstead(buyer.actor, { pnr })).rejects.toMatchObject({
    code: 'not-rebookable',
  });
  await workOff(world, stage.tripId);
  expect(await refundsOf(buyer.bookingId)).toMatchObject([{ state: 'settled', carriedToPnr: null }]);
  await expectBooksToAgree(world);
});

test('a booking that went on can be cancelled as any other: the money goes back to what paid at first', async () => {
  const stage = await tripWithNext(world);
  const buyer = await stage.sell(['B3', 'B4']);
  await stage.change(late);
  const { pnr } = await rebookTo(world, buyer.actor, await pnrOf(world, buyer.bookingId), stage.nextTripId);
  const { tripId, bookingId } = await bookingOf(pnr);
  await world.portal.refund.cancelAndRefund(buyer.actor, {
    tripId,
    bookingId,
    seatNos: ['B3', 'B4'],
    shownRefundPaisa: 133_000,
    termsAccepted: true,
    key: randomUUID(),
  });
  await workOff(world, tripId);
  expect(await refundsOf(bookingId)).toMatchObject([{ amountPaisa: 133_000, state: 'settled' }]);
  await workOff(world, stage.tripId);
  await expectBooksToAgree(world);
});

test('cash that was paid at a counter goes along, and is handed out there where the second coach fails too', async () => {
  const stage = await tripWithNext(world);
  const agent = await anAgent(world, stage.operatorId);
  const sale = await world.portal.counter.sellAtCounter(
    agent.actor,
    aSale(stage.tripId, { seatNos: ['B3', 'B4'] }),
  );
  const holder = { ...newBuyer(), proven: [sale.bookingId] };
  await stage.change(cancel);
  await world.doChores();
  expect(await world.portal.rebooking.viewRebooking(holder, sale.pnr)).toMatchObject({
    because: 'cancelled',
    moneyWaits: true,
    atCounter: true,
  });
  const done = await rebookTo(world, holder, sale.pnr, stage.nextTripId);
  expect(done.confirmed).toBe(true);
  const { tripId, bookingId } = await bookingOf(done.pnr);
  const owner = { ...newBuyer(), proven: [bookingId] };
  const seatNos = ['B3', 'B4'];
  const quoted = await world.portal.counter.quoteAtCounter(agent.actor, { tripId, bookingId, seatNos });
  await world.portal.counter.cancelAtCounter(agent.actor, {
    tripId,
    bookingId,
    seatNos,
    shownRefundPaisa: quoted.refundPaisa,
    key: randomUUID(),
  });
  expect((await world.portal.ticket.viewTicket(owner, done.pnr)).state).toBe('cancelled');
  expect(await refundsOf(bookingId)).toMatchObject([{ state: 'settled' }]);
  await workOff(world, tripId);
  await workOff(world, stage.tripId);
  await expectBooksToAgree(world);
});

test('a form that is sent twice does its work once', async () => {
  const stage = await tripWithNext(world);
  const buyer = await stage.sell(['B3']);
  await stage.change(late);
  const pnr = await pnrOf(world, buyer.bookingId);
  const { offers } = await world.portal.rebooking.viewRebooking(buyer.actor, pnr);
  const key = randomUUID();
  const wish = {
    pnr,
    to: { tripId: stage.nextTripId, fromStopNo: 0, toStopNo: 2 },
    seatNos: [...(offers[0]?.seatNos ?? [])],
    key,
  };
  const first = await world.portal.rebooking.rebook(buyer.actor, wish);
  const again = await world.portal.rebooking.rebook(buyer.actor, wish);
  expect(again).toEqual(first);
  expect(await refundsOf(buyer.bookingId)).toHaveLength(1);
});

test('nothing is offered where the company has changed nothing, nor for a booking of which a part was given up', async () => {
  const stage = await tripWithNext(world);
  const [whole, part] = [await stage.sell(['B3']), await stage.sell(['C1', 'C2'])];
  const view = async (buyer: typeof whole) =>
    world.portal.rebooking.viewRebooking(buyer.actor, await pnrOf(world, buyer.bookingId));
  expect(await view(whole)).toMatchObject({ because: null, offers: [] });
  await world.portal.refund.cancelAndRefund(part.actor, {
    tripId: stage.tripId,
    bookingId: part.bookingId,
    seatNos: ['C1'],
    shownRefundPaisa: 0,
    termsAccepted: true,
    key: randomUUID(),
  });
  await stage.change(late);
  expect(await view(whole)).toMatchObject({ because: 'moved' });
  expect(await view(part)).toMatchObject({ because: null, offers: [] });
  await expect(
    world.portal.rebooking.viewRebooking(newBuyer(), await pnrOf(world, whole.bookingId)),
  ).rejects.toMatchObject({ code: 'not-found' });
});

test('a coach that has left late is exchanged for no other', async () => {
  const stage = await tripWithNext(world);
  const buyer = await stage.sell(['B3']);
  await stage.change(late);
  const pnr = await pnrOf(world, buyer.bookingId);
  const look = () => world.portal.rebooking.viewRebooking(buyer.actor, pnr);
  const [offer] = (await look()).offers;
  if (!offer) throw new Error('no coach is offered');
  await departIn(world, stage.tripId, -60);
  expect((await look()).because, 'it leaves half an hour from now').toBe('moved');
  await departIn(world, stage.tripId, -91);
  expect(await look()).toMatchObject({ because: null, offers: [] });
  const { tripId, fromStopNo, toStopNo, seatNos } = offer;
  const to = { tripId, fromStopNo, toStopNo };
  await expect(
    world.portal.rebooking.rebook(buyer.actor, { pnr, to, seatNos: [...seatNos], key: randomUUID() }),
  ).rejects.toMatchObject({ code: 'not-rebookable' });
});

test('other seats than those that are like the bought ones are refused, and so is another company', async () => {
  const stage = await tripWithNext(world);
  const other = await tripWithNext(world);
  const buyer = await stage.sell(['B3', 'B4']);
  await stage.change(late);
  const pnr = await pnrOf(world, buyer.bookingId);
  const apart = rebookTo(world, buyer.actor, pnr, stage.nextTripId, { seatNos: ['A1', 'C3'] });
  await expect(apart).rejects.toMatchObject({ code: 'not-rebookable' });
  const elsewhere = world.portal.rebooking.rebook(buyer.actor, {
    pnr,
    to: { tripId: other.nextTripId, fromStopNo: 0, toStopNo: 2 },
    seatNos: ['A1', 'A2'],
    key: randomUUID(),
  });
  await expect(elsewhere).rejects.toMatchObject({ code: 'not-rebookable' });
  const held = await world.db
    .selectFrom('tripSeat')
    .select('seatNo')
    .where('tripId', 'in', [stage.nextTripId, other.nextTripId])
    .where('state', '<>', 'free')
    .execute();
  expect(held).toEqual([]);
});

/** Carries the money of a booking to held seats and stops there, like a process that is killed before issuing tickets. */
const carryAndStop = async (
  stage: Pick<Awaited<ReturnType<typeof tripWithNext>>, 'tripId' | 'nextTripId'>,
  bookingId: string,
) => {
  const from = { tripId: stage.tripId, bookingId };
  const { choice } = await readChoice(world.db, from);
  const was = await readBoughtTerms(world.db, from);
  if (!choice || !was) throw new Error('there is no choice');
  const to = { tripId: stage.nextTripId, fromStopNo: 0, toStopNo: 2 };
  const { booking } = choice;
  const wish = { booking, was, to, seatNos: ['A1', 'A2'], terms: termsAsBought(booking), by: 'test' };
  const there = await transaction(world.db, (tx) => holdOnNewTrip(tx, world.deps, wish));
  await transaction(world.db, (tx) => carryBooking(tx, world.deps, { from, to: there, by: 'test' }));
  return there;
};

test('a process that is killed after the money was carried: the announcement gives the tickets', async () => {
  const stage = await tripWithNext(world);
  const buyer = await stage.sell(['B3', 'B4']);
  await stage.change(late);
  const there = await carryAndStop(stage, buyer.bookingId);
  expect(await endingOf(world, { ...buyer, ...there })).toMatchObject({ booking: 'held', tickets: [] });
  await workOff(world, stage.tripId);
  await workOff(world, there.tripId);
  expect(await endingOf(world, { ...buyer, ...there })).toMatchObject({
    booking: 'confirmed',
    tickets: ['issued', 'issued'],
  });
  await expectBooksToAgree(world);
});

test('one that ends badly: the seats are gone when the money comes, and all of it goes back by itself', async () => {
  const stage = await tripWithNext(world);
  const buyer = await stage.sell(['B3', 'B4']);
  await stage.change(late);
  const there = await carryAndStop(stage, buyer.bookingId);
  await world.age(there.tripId, there.bookingId, 60);
  const taker = newBuyer();
  await world.portal.booking.holdSeats(taker, {
    tripId: there.tripId,
    fromStopNo: 0,
    toStopNo: 2,
    seatNos: ['A1'],
    language: 'en',
    key: randomUUID(),
  });
  await workOff(world, stage.tripId);
  await workOff(world, there.tripId);
  expect(await endingOf(world, { ...buyer, ...there })).toMatchObject({
    booking: 'unseated',
    tickets: [],
    refunds: [[144_000, 'settled']],
    apologies: [1, 1],
  });
  await expectBooksToAgree(world);
});

test('one that ends badly gives back what was kept of the way back for the discount of the lost one', async () => {
  const road = await roadThereAndBack(world);
  const stage = { ...road, nextTripId: await publishNext(world, road.tripId) };
  const { there, back } = await buyBoth(world, road, ['B3', 'B4']);
  for (const { tripId } of [there, back]) await workOff(world, tripId);
  // 2 × (540 − 27 − 70)
  await cancelWay(world, back);
  await road.change(late);
  const lost = await carryAndStop(stage, there.bookingId);
  await world.age(lost.tripId, lost.bookingId, 60);
  const taken = { tripId: lost.tripId, fromStopNo: 0, toStopNo: 2, language: 'en' } as const;
  await world.portal.booking.holdSeats(newBuyer(), { ...taken, seatNos: ['A1'], key: randomUUID() });
  for (const tripId of [stage.tripId, lost.tripId, back.tripId]) await workOff(world, tripId);
  expect((await endingOf(world, { ...there, ...lost })).booking).toBe('unseated');
  expect((await endingOf(world, back)).refunds).toEqual([
    [88_600, 'settled'],
    [14_000, 'settled'],
  ]);
  await expectBooksToAgree(world);
});
