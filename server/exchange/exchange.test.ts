import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dhakaDate } from '@poth/domain/dhaka.ts';
import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import { transaction } from '../db/transaction.ts';
import { holdOnNewTrip } from '../rebooking/hold-on-new-trip.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { returnFromGateway, holdWithDetails, newBuyer, startPaying } from '../testing/buyer.ts';
import { aSale, anAgent } from '../testing/counter.ts';
import { endingOf } from '../testing/ending.ts';
import { exchangeTo, setExchangeFee, setFare } from '../testing/exchange.ts';
import { makeAdmin, signUpPerson } from '../testing/people.ts';
import { typedPromo } from '../testing/promo.ts';
import { departIn } from '../testing/move-trip.ts';
import { pnrOf, tripWithNext } from '../testing/rebooking.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';
import { carryExchanged } from './carry-exchanged.ts';
import { readExchangeable } from './read-exchangeable.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
  await setExchangeFee(world, 30);
});
afterAll(() => world.stop());

type Stage = Awaited<ReturnType<typeof tripWithNext>>;
type Buyer = Awaited<ReturnType<Stage['sell']>>;

/** Publishes a coach, and one at `therePaisa` a seat on the next evening; the charge is 20 taka a seat, the fee 30. */
const cheaperThere = async (daysAhead = 7, therePaisa = 60_000) => {
  const stage = await tripWithNext(world, daysAhead);
  await setFare(world, stage.nextTripId, therePaisa);
  return stage;
};
const bookingOf = (pnr: string) =>
  world.db.selectFrom('booking').selectAll().where('pnr', '=', pnr).executeTakeFirstOrThrow();
const viewFor = async (stage: Stage, { actor, bookingId }: Pick<Buyer, 'actor' | 'bookingId'>) =>
  world.portal.exchange.viewExchange(actor, {
    pnr: await pnrOf(world, bookingId),
    date: serviceDateOf(stage.nextTripId),
  });
const balanceOf = async (tripId: string, account: string) => {
  const { rows } = await sql<{ paisa: number }>`select coalesce(sum(amount_paisa), 0)::bigint as paisa
    from ledger_line where book = ${tripId} and account like ${account}`.execute(world.db);
  return rows[0]?.paisa;
};
/** Reads the date on which a trip currently leaves its first stop. */
const dayOf = async (tripId: string) => {
  const { departsAt } = await world.db
    .selectFrom('tripStop')
    .select('departsAt')
    .where('tripId', '=', tripId)
    .where('stopNo', '=', 0)
    .executeTakeFirstOrThrow();
  return dhakaDate(departsAt);
};
const payAtGateway = async (tranId: string) => {
  const { returnUrl, fields } = await world.gateway.choose(tranId);
  await returnFromGateway(returnUrl, fields);
};
const settle = async (stage: Stage) => {
  await workOff(world, stage.tripId);
  await workOff(world, stage.nextTripId);
  await expectBooksToAgree(world);
};

test('a pair goes on to a cheaper coach: side by side, the fee stays with the company, the rest comes back', async () => {
  const stage = await cheaperThere();
  const buyer = await stage.sell(['B3', 'B4']);
  const pnr = await pnrOf(world, buyer.bookingId);
  const seen = await viewFor(stage, buyer);
  expect(seen).toMatchObject({
    isOpen: true,
    because: null,
    paying: null,
    mayPay: true,
    leastKept: 500,
    carriedTo: null,
  });
  expect(seen.offers).toMatchObject([
    {
      tripId: stage.nextTripId,
      seatNos: ['B3', 'B4'],
      quote: { newTotalPaisa: 124_000, paidPaisa: 144_000, feePaisa: 6_000, payPaisa: 0, backPaisa: 14_000 },
    },
  ]);

  const done = await exchangeTo(world, buyer.actor, pnr, stage.nextTripId);
  expect(done.confirmed).toBe(true);
  const { tripId, bookingId } = await bookingOf(done.pnr);
  await settle(stage);
  expect(await endingOf(world, { ...buyer, tripId, bookingId })).toMatchObject({
    booking: 'confirmed',
    seats: 'sold',
    payments: ['paid'],
    tickets: ['issued', 'issued'],
    refunds: [],
    confirmations: [2, 2],
  });
  expect(await endingOf(world, buyer)).toMatchObject({
    booking: 'cancelled',
    seats: 'free',
    tickets: ['void', 'void'],
    refunds: expect.arrayContaining([
      [14_000, 'settled'],
      [124_000, 'settled'],
    ]),
  });
  expect(await balanceOf(stage.tripId, 'operator_payable:%')).toBe(-6_000);
  expect(await balanceOf(stage.tripId, 'service_charge')).toBe(0);
  expect(await balanceOf(stage.nextTripId, 'operator_payable:%')).toBe(-120_000);
  expect(await balanceOf(stage.nextTripId, 'service_charge')).toBe(-4_000);
  const ticket = await world.portal.ticket.viewTicket(buyer.actor, done.pnr);
  expect(ticket).toMatchObject({ contactName: 'Tasnim Rahman', paidPaisa: 124_000 });
  expect(await viewFor(stage, buyer)).toMatchObject({ isOpen: false, carriedTo: done.pnr });
  const told = await world.gateway.messages(buyer.phone);
  expect(
    told
      .filter(({ text }) => /this ticket is void/i.test(text))
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['mail', 'sms']);
});

test('the fee is never more than what cancelling would keep, and a coach of the same price costs that fee', async () => {
  // Five percent of 400 taka is 20, less than the fee of 30.
  const stage = await cheaperThere(7, 38_000);
  await setFare(world, stage.tripId, 40_000);
  const buyer = await stage.sell(['C1']);
  expect((await viewFor(stage, buyer)).offers).toMatchObject([{ quote: { feePaisa: 2_000, backPaisa: 0 } }]);
  const done = await exchangeTo(world, buyer.actor, await pnrOf(world, buyer.bookingId), stage.nextTripId);
  expect(done.confirmed).toBe(true);
  await settle(stage);
  expect(await endingOf(world, buyer)).toMatchObject({ refunds: [[40_000, 'settled']] });
});

test('a coach that became dearer meanwhile is refused with nothing taken', async () => {
  const stage = await cheaperThere();
  const buyer = await stage.sell(['B3']);
  const pnr = await pnrOf(world, buyer.bookingId);
  const wish = {
    pnr,
    to: { tripId: stage.nextTripId, fromStopNo: 0, toStopNo: 2 },
    seatNos: ['A1'],
    shownBackPaisa: 7_000,
  };
  await setFare(world, stage.nextTripId, 62_000);
  const changed = world.portal.exchange.exchangeBooking(buyer.actor, { ...wish, key: randomUUID() });
  await expect(changed).rejects.toMatchObject({ code: 'quote-changed', fields: { refundPaisa: 5_000 } });
  await setFare(world, stage.nextTripId, 70_000);
  const dearer = world.portal.exchange.exchangeBooking(buyer.actor, {
    ...wish,
    shownBackPaisa: 0,
    key: randomUUID(),
  });
  await expect(dearer).rejects.toMatchObject({ code: 'not-exchangeable' });
  const { offers } = await viewFor(stage, buyer);
  expect(offers).toMatchObject([{ quote: { payPaisa: 3_000, backPaisa: 0 } }]);
  expect(await endingOf(world, buyer)).toMatchObject({
    booking: 'confirmed',
    tickets: ['issued'],
    refunds: [],
  });
  const taken = await world.db
    .selectFrom('tripSeat')
    .select('seatNo')
    .where('tripId', '=', stage.nextTripId)
    .where('state', '<>', 'free')
    .execute();
  expect(taken).toEqual([]);
  await settle(stage);
});

test('a late change is no way around the policy: what cancelling kept then is kept of the new ticket, too', async () => {
  const stage = await cheaperThere(1);
  const buyer = await stage.sell(['B3']);
  // Seven hours before departure half of the fare is kept.
  await departIn(world, stage.tripId, 7 * 60);
  await departIn(world, stage.nextTripId, 60 * 60);
  const pnr = await pnrOf(world, buyer.bookingId);
  const date = await dayOf(stage.nextTripId);
  const seen = await world.portal.exchange.viewExchange(buyer.actor, { pnr, date });
  expect(seen).toMatchObject({ leastKept: 5_000 });
  const done = await exchangeTo(world, buyer.actor, pnr, stage.nextTripId, { date });
  const { tripId, bookingId } = await bookingOf(done.pnr);
  const seats = { tripId, bookingId, seatNos: ['B3'] };
  expect(await world.portal.refund.quoteRefund(buyer.actor, seats)).toMatchObject({
    feePaisa: 30_000,
    refundPaisa: 30_000,
  });
  await settle(stage);
});

test('a booking that went on is cancelled as any other: the money goes back to what paid at first', async () => {
  const stage = await cheaperThere();
  const buyer = await stage.sell(['B3', 'B4']);
  const { pnr } = await exchangeTo(world, buyer.actor, await pnrOf(world, buyer.bookingId), stage.nextTripId);
  const { tripId, bookingId } = await bookingOf(pnr);
  await world.portal.refund.cancelAndRefund(buyer.actor, {
    tripId,
    bookingId,
    seatNos: ['B3'],
    shownRefundPaisa: 57_000,
    termsAccepted: true,
    key: randomUUID(),
  });
  await settle(stage);
  expect(await endingOf(world, { ...buyer, tripId, bookingId })).toMatchObject({
    booking: 'confirmed',
    refunds: [[57_000, 'settled']],
  });
});

test('a discount is not carried on: what was paid is, and it is undone for Poth, who bore it', async () => {
  const stage = await cheaperThere(7, 45_000);
  const admin = await makeAdmin(world, await signUpPerson(world));
  const typed = typedPromo();
  await world.portal.promo.savePromo(admin.actor, typed);
  const { tripId } = stage;
  const { actor } = await signUpPerson(world);
  const buyer = await holdWithDetails(world, { tripId, seatNos: ['C1'], actor });
  const { bookingId } = buyer;
  await world.portal.booking.applyPromo(actor, { tripId, bookingId, code: typed.code });
  const method = world.methods.first;
  const { tranId } = await world.portal.payment.startPayment(actor, {
    tripId,
    bookingId,
    method,
    key: randomUUID(),
  });
  await payAtGateway(tranId);
  await workOff(world, tripId);
  const { discountPaisa } = await bookingOf(await pnrOf(world, bookingId));
  expect(discountPaisa).toBeGreaterThan(0);
  const seen = await viewFor(stage, buyer);
  expect(seen.offers[0]?.quote).toMatchObject({ paidPaisa: 72_000 - discountPaisa, newTotalPaisa: 47_000 });
  const done = await exchangeTo(world, actor, await pnrOf(world, bookingId), stage.nextTripId);
  expect(done.confirmed).toBe(true);
  await settle(stage);
  expect(await bookingOf(done.pnr)).toMatchObject({ discountPaisa: 0, promoId: null });
  expect(await balanceOf(tripId, 'promo_expense')).toBe(0);
  // The new booking is listed for the account that bought the first.
  const mine = await world.portal.ticket.listMyTickets(actor, { section: 'upcoming', pages: 1 });
  expect(JSON.stringify(mine)).toContain(done.pnr);
});

test('what cannot be changed: a moved coach, cash, a part given up, too late, a stranger', async () => {
  const moved = await cheaperThere();
  const waits = await moved.sell(['B3']);
  await moved.change({ kind: 'delay', delayMinutes: 90, reason: 'traffic' });
  expect(await viewFor(moved, waits)).toMatchObject({ isOpen: false, because: 'moved', offers: [] });

  const stage = await cheaperThere();
  const agent = await anAgent(world, stage.operatorId);
  const sale = await world.portal.counter.sellAtCounter(
    agent.actor,
    aSale(stage.tripId, { seatNos: ['D1', 'D2'] }),
  );
  const holder = { ...newBuyer(), proven: [sale.bookingId] };
  const date = serviceDateOf(stage.nextTripId);
  const seen = await world.portal.exchange.viewExchange(holder, { pnr: sale.pnr, date });
  expect(seen).toMatchObject({ isOpen: false, offers: [] });

  const part = await stage.sell(['C1', 'C2']);
  await world.portal.refund.cancelAndRefund(part.actor, {
    tripId: stage.tripId,
    bookingId: part.bookingId,
    seatNos: ['C1'],
    shownRefundPaisa: 0,
    termsAccepted: true,
    key: randomUUID(),
  });
  expect(await viewFor(stage, part)).toMatchObject({ isOpen: false });

  const whole = await stage.sell(['B3']);
  expect(await viewFor(stage, whole)).toMatchObject({ isOpen: true });
  const pnr = await pnrOf(world, whole.bookingId);
  await expect(world.portal.exchange.viewExchange(newBuyer(), { pnr, date })).rejects.toMatchObject({
    code: 'not-found',
  });
  // Half an hour before departure nobody can buy the seat on the web any more.
  await departIn(world, stage.tripId, 29);
  expect(await viewFor(stage, whole)).toMatchObject({ isOpen: false });
});

test('another company’s coach, other seats and seats of one number beyond its limit are refused', async () => {
  const [stage, other] = [await cheaperThere(), await cheaperThere()];
  const buyer = await stage.sell(['B3', 'B4']);
  const pnr = await pnrOf(world, buyer.bookingId);
  const go = (tripId: string, seatNos: string[]) =>
    world.portal.exchange.exchangeBooking(buyer.actor, {
      pnr,
      to: { tripId, fromStopNo: 0, toStopNo: 2 },
      seatNos,
      shownBackPaisa: 0,
      key: randomUUID(),
    });
  await expect(go(other.nextTripId, ['A1', 'A2'])).rejects.toMatchObject({ code: 'not-rebookable' });
  await expect(go(stage.nextTripId, ['A1', 'C3'])).rejects.toMatchObject({ code: 'not-rebookable' });
  await expect(go(stage.tripId, ['A1', 'A2'])).rejects.toMatchObject({ code: 'not-rebookable' });
  const { nextTripId: tripId } = stage;
  const more = await startPaying(world, { tripId, seatNos: ['F1', 'F2', 'F3'], phone: buyer.phone });
  await payAtGateway(more.tranId);
  await expect(go(stage.nextTripId, ['A1', 'A2'])).rejects.toMatchObject({ code: 'phone-limit' });
  await settle(stage);
});

test('a form that is sent twice does its work once', async () => {
  const stage = await cheaperThere();
  const buyer = await stage.sell(['B3']);
  const pnr = await pnrOf(world, buyer.bookingId);
  const key = randomUUID();
  const wish = {
    pnr,
    to: { tripId: stage.nextTripId, fromStopNo: 0, toStopNo: 2 },
    seatNos: ['A1'],
    shownBackPaisa: 7_000,
    key,
  };
  const first = await world.portal.exchange.exchangeBooking(buyer.actor, wish);
  expect(await world.portal.exchange.exchangeBooking(buyer.actor, wish)).toEqual(first);
  await settle(stage);
  expect(await endingOf(world, buyer)).toMatchObject({
    refunds: expect.arrayContaining([
      [7_000, 'settled'],
      [62_000, 'settled'],
    ]),
  });
});

/** Carries the money of a booking to held seats and stops there, like a process that is killed before issuing tickets. */
const carryAndStop = async (stage: Stage, bookingId: string) => {
  const from = { tripId: stage.tripId, bookingId };
  const open = await readExchangeable(world.db, world.deps, from);
  if (!open) throw new Error('it cannot be changed');
  const { booking, bought: was } = open;
  const terms = () => ({
    faresPaisa: [60_000, 60_000],
    keepsBothWaysDiscount: false,
    serviceChargePaisa: 4_000,
    discountPaisa: 0,
    refundPolicy: booking.refundPolicy,
    chargePerSeatPaisa: null,
  });
  const to = { tripId: stage.nextTripId, fromStopNo: 0, toStopNo: 2 };
  const wish = { booking, was, to, seatNos: ['A1', 'A2'], terms, by: 'test' };
  const there = await transaction(world.db, (tx) => holdOnNewTrip(tx, world.deps, wish));
  const carrying = { from, to: there, shownBackPaisa: 0, by: 'test' };
  await transaction(world.db, (tx) => carryExchanged(tx, world.deps, carrying));
  return there;
};

test('a process that is killed after the money was carried: the announcement gives the tickets', async () => {
  const stage = await cheaperThere();
  const buyer = await stage.sell(['B3', 'B4']);
  const there = await carryAndStop(stage, buyer.bookingId);
  expect(await endingOf(world, { ...buyer, ...there })).toMatchObject({ booking: 'held', tickets: [] });
  await settle(stage);
  expect(await endingOf(world, { ...buyer, ...there })).toMatchObject({
    booking: 'confirmed',
    tickets: ['issued', 'issued'],
  });
});

test('one that ends badly: the seats are gone when the money comes, and all of it goes back by itself, the fee too', async () => {
  const stage = await cheaperThere();
  const buyer = await stage.sell(['B3', 'B4']);
  const there = await carryAndStop(stage, buyer.bookingId);
  await world.age(there.tripId, there.bookingId, 60);
  await world.portal.booking.holdSeats(newBuyer(), {
    tripId: there.tripId,
    fromStopNo: 0,
    toStopNo: 2,
    seatNos: ['A1'],
    language: 'en',
    key: randomUUID(),
  });
  await settle(stage);
  expect(await endingOf(world, { ...buyer, ...there })).toMatchObject({
    booking: 'unseated',
    tickets: [],
    refunds: [[124_000, 'settled']],
  });
  expect(await endingOf(world, buyer)).toMatchObject({
    refunds: expect.arrayContaining([
      [6_000, 'settled'],
      [14_000, 'settled'],
      [124_000, 'settled'],
    ]),
  });
  expect(await balanceOf(stage.tripId, 'operator_payable:%')).toBe(0);
});
