import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dhakaDate } from '@poth/domain/dhaka.ts';
import { maxPaymentsBegun } from '@poth/domain/exchange/exchange.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { returnFromGateway } from '../testing/buyer.ts';
import { endingOf } from '../testing/ending.ts';
import { setExchangeFee, setFare, startToPay } from '../testing/exchange.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { departIn } from '../testing/move-trip.ts';
import { makeAdmin, signUpPerson } from '../testing/people.ts';
import { pnrOf, tripWithNext } from '../testing/rebooking.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';
import { readExchangeClaim } from '../booking/exchange-claim-store.ts';
import { callOffBooking } from '../refund/call-off-booking.ts';
import { holdExchanged } from './hold-exchanged.ts';
import { settleExchange } from './settle-exchange.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, timeoutMs: 20_000 });
  await world.gateway.behave({ refundSettleMs: 0, ipn: 'none' });
  await setExchangeFee(world, 30);
});
afterAll(() => world.stop());

/**
 * Begins to change a pair on a coach at 700 taka to the next evening at 800: of 1,440 taka that were paid the fee of 60
 * stays, 1,380 pay for the new price of 1,640, and 260 are to be paid.
 */
const begun = async (daysAhead = 7) => {
  const stage = await tripWithNext(world, daysAhead);
  await setFare(world, stage.nextTripId, 80_000);
  const buyer = await stage.sell(['B3', 'B4']);
  const pnr = await pnrOf(world, buyer.bookingId);
  const start = () => startToPay(world, buyer.actor, pnr, stage.nextTripId);
  return { stage, buyer, pnr, start };
};
type Begun = Awaited<ReturnType<typeof begun>>;

const goes = async (tranId: string, choice: 'success' | 'fail') => {
  const { returnUrl, fields } = await world.gateway.choose(tranId, choice);
  await returnFromGateway(returnUrl, fields);
};
const settle = async ({ stage }: Pick<Begun, 'stage'>) => {
  for (const tripId of [stage.nextTripId, stage.tripId, stage.nextTripId]) await workOff(world, tripId);
  await expectBooksToAgree(world);
};
const cancel =
  ({ buyer }: Begun, to: { tripId: string; bookingId: string } = buyer, seatNos = ['B3', 'B4']) =>
  () =>
    world.portal.refund.cancelAndRefund(buyer.actor, {
      tripId: to.tripId,
      bookingId: to.bookingId,
      seatNos,
      shownRefundPaisa: 0,
      termsAccepted: true,
      key: randomUUID(),
    });
const claimOf = ({ buyer }: Begun) =>
  world.db
    .selectFrom('bookingExchange')
    .select(['state', 'creditPaisa', 'feePaisa'])
    .where('bookingId', '=', buyer.bookingId)
    .executeTakeFirst();
/** Cancels a trip as its company does, but settles with one of its bookings only. */
const callOff = async (hold: { tripId: string; bookingId: string }) => {
  await sql`update trip set state = 'cancelled' where trip_id = ${hold.tripId}`.execute(world.db);
  await sql`insert into trip_change (trip_id, change_no, kind, was, became, reason, made_by, made_by_name)
    values (${hold.tripId}, 1, 'cancel', '{}', '{}', 'breakdown', 'test', 'Test')`.execute(world.db);
  await callOffBooking(world.deps)(hold);
};
const ends = (settled: PromiseSettledResult<unknown>[]) =>
  settled.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { code: string }).code)).sort();

test('the seats of a change that is to be paid are taken, for the tap of its own passenger too', async () => {
  const one = await begun();
  const { tripId, bookingId } = await one.start();
  const { fromStopNo, toStopNo } = await world.db
    .selectFrom('booking')
    .select(['fromStopNo', 'toStopNo'])
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow();
  const { seatNo } = await world.db
    .selectFrom('bookingSeat')
    .select('seatNo')
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow();
  const tap = world.portal.booking.holdSeats(one.buyer.actor, {
    tripId,
    fromStopNo,
    toStopNo,
    seatNos: [seatNo],
    language: 'en',
    key: randomUUID(),
  });
  await expect(tap).rejects.toMatchObject({ code: 'seat-taken' });
});

test('the difference is paid: the new tickets are there, the old money follows, and the old tickets are void', async () => {
  const one = await begun();
  const hold = await one.start();
  const checkout = await world.portal.payment.viewCheckout(one.buyer.actor, hold);
  expect(checkout).toMatchObject({
    isPartPaid: true,
    price: { farePaisa: 160_000, serviceChargePaisa: 4_000, discountPaisa: 138_000, totalPaisa: 26_000 },
  });
  // Nothing has happened to the old ticket yet.
  expect(await endingOf(world, one.buyer)).toMatchObject({
    booking: 'confirmed',
    seats: 'sold',
    refunds: [],
  });
  await goes(await hold.pay(), 'success');
  await settle(one);
  expect(await endingOf(world, { ...one.buyer, ...hold })).toMatchObject({
    booking: 'confirmed',
    seats: 'sold',
    payments: ['paid', 'paid'],
    tickets: ['issued', 'issued'],
    refunds: [],
  });
  expect(await endingOf(world, one.buyer)).toMatchObject({
    booking: 'cancelled',
    seats: 'free',
    tickets: ['void', 'void'],
    refunds: [[138_000, 'settled']],
  });
  expect(await claimOf(one)).toEqual({ state: 'carried', creditPaisa: 138_000, feePaisa: 6_000 });
  const ticket = await world.portal.ticket.viewTicket(one.buyer.actor, await pnrOf(world, hold.bookingId));
  expect(ticket).toMatchObject({ paidPaisa: 164_000, state: 'confirmed' });
  const told = await world.gateway.messages(one.buyer.phone);
  expect(told.filter(({ text }) => /this ticket is void/i.test(text))).toHaveLength(2);
});

test('what was paid twice comes back twice: of each payment no more than it brought, and the fee of the policy once', async () => {
  const one = await begun();
  const hold = await one.start();
  await goes(await hold.pay(), 'success');
  await settle(one);
  await cancel(one, hold, ['B3', 'B4'])();
  await settle(one);
  const { refunds } = await endingOf(world, { ...one.buyer, ...hold });
  // 1,600 taka of fares less five percent of each; the service charge stays.
  expect(refunds.toSorted(([a], [b]) => a - b)).toEqual([
    [14_000, 'settled'],
    [138_000, 'settled'],
  ]);
});

test('after a bank took a part of one payment back, what is left of both is quoted and refunded', async () => {
  const one = await begun();
  const hold = await one.start();
  await goes(await hold.pay(), 'success');
  await settle(one);
  const { tripId, bookingId } = hold;
  const admin = await makeAdmin(world, await signUpPerson(world, { name: 'Nusrat Jahan' }));
  const { paymentId } = await world.db
    .selectFrom('payment')
    .select('paymentId')
    .where('bookingId', '=', bookingId)
    .orderBy('capturedPaisa', 'desc')
    .executeTakeFirstOrThrow();
  // Of the 1,380 taka that were carried 1,280 are left: less than the 1,520 that come back, more with the other 260.
  await world.portal.backOffice.recordReversal(admin.actor, {
    tripId,
    bookingId,
    paymentId,
    amountPaisa: 10_000,
    reversedOn: dhakaDate(new Date()),
    reference: 'CB 2026 114',
    reason: 'the cardholder says that it was not them',
    ticketsKept: true,
    key: randomUUID(),
  });
  const seatNos = ['B3', 'B4'];
  const quote = await world.portal.refund.quoteRefund(one.buyer.actor, { tripId, bookingId, seatNos });
  expect(quote.refundPaisa).toBe(152_000);
  expect(await cancel(one, hold, seatNos)()).toMatchObject({ refundPaisa: 152_000 });
  await workOff(world, tripId);
  const { refunds } = await endingOf(world, { ...one.buyer, ...hold });
  expect(refunds.toSorted(([a], [b]) => a - b)).toEqual([
    [24_000, 'settled'],
    [128_000, 'settled'],
  ]);
});

test('where the company calls the new trip off all of it comes back, from both payments', async () => {
  const one = await begun();
  const hold = await one.start();
  await goes(await hold.pay(), 'success');
  await settle(one);
  await callOff(hold);
  await settle(one);
  const { refunds, booking } = await endingOf(world, { ...one.buyer, ...hold });
  expect(booking).toBe('cancelled');
  expect(refunds.reduce((sum, [amount]) => sum + amount, 0)).toBe(164_000);
});

test('while it is paid the old ticket is cancelled, renamed and changed by nobody; a payment that fails leaves it valid', async () => {
  const one = await begun();
  const hold = await one.start();
  const { actor } = one.buyer;
  await expect(cancel(one)()).rejects.toMatchObject({ code: 'being-exchanged' });
  await expect(one.start()).rejects.toThrow('not offered');
  const renamed = world.portal.renaming.renamePassenger(actor, {
    pnr: one.pnr,
    seatNo: 'B3',
    name: 'Rokeya Khatun',
    phone: '',
    gender: null,
    key: randomUUID(),
  });
  await expect(renamed).rejects.toMatchObject({ code: 'being-exchanged' });
  // Its seats and names cannot be changed: they change with the old ticket.
  const released = world.portal.booking.releaseSeats(actor, {
    tripId: hold.tripId,
    bookingId: hold.bookingId,
    seatNos: ['B3'],
  });
  await expect(released).rejects.toMatchObject({ code: 'booking-closed' });

  const tranId = await hold.pay();
  await expect(world.portal.exchange.keepTicket(actor, { pnr: one.pnr })).rejects.toMatchObject({
    code: 'payment-open',
  });
  await goes(tranId, 'fail');
  expect(await endingOf(world, one.buyer)).toMatchObject({
    booking: 'confirmed',
    tickets: ['issued', 'issued'],
  });
  await world.portal.exchange.keepTicket(actor, { pnr: one.pnr });
  expect(await claimOf(one)).toMatchObject({ state: 'released' });
  expect(await endingOf(world, { ...one.buyer, ...hold })).toMatchObject({
    booking: 'expired',
    seats: 'free',
  });
  await cancel(one)();
  await settle(one);
  expect(await endingOf(world, one.buyer)).toMatchObject({
    booking: 'cancelled',
    refunds: [[133_000, 'settled']],
  });
});

test('a payment that comes after the hold has lapsed goes back by itself, and the old ticket is valid again', async () => {
  const one = await begun();
  const hold = await one.start();
  const tranId = await hold.pay();
  await world.age(hold.tripId, hold.bookingId, 60);
  await world.doChores();
  await world.doChores();
  expect(await claimOf(one)).toMatchObject({ state: 'released' });
  await goes(tranId, 'success');
  await settle(one);
  expect(await endingOf(world, { ...one.buyer, ...hold })).toMatchObject({
    booking: 'expired',
    tickets: [],
    refunds: [[26_000, 'settled']],
  });
  expect(await endingOf(world, one.buyer)).toMatchObject({
    booking: 'confirmed',
    tickets: ['issued', 'issued'],
  });
});

test('who was let in with the old ticket meanwhile stays aboard, and all that was paid for the new one comes back', async () => {
  const one = await begun(1);
  await departIn(world, one.stage.tripId, 45);
  const hold = await one.start();
  const tranId = await hold.pay();
  const { ticketId } = await world.db
    .selectFrom('ticket')
    .select('ticketId')
    .where('bookingId', '=', one.buyer.bookingId)
    .executeTakeFirstOrThrow();
  await world.portal.boarding.markBoarding(one.stage.actor, {
    tripId: one.stage.tripId,
    deviceId: 'phone-1',
    marks: [{ kind: 'board', scanId: randomUUID(), ticketId, way: 'code', at: new Date().toISOString() }],
  });
  await goes(tranId, 'success');
  await settle(one);
  expect(await endingOf(world, { ...one.buyer, ...hold })).toMatchObject({
    booking: 'cancelled',
    seats: 'free',
    tickets: ['void', 'void'],
    refunds: [[26_000, 'settled']],
  });
  expect(await endingOf(world, one.buyer)).toMatchObject({ booking: 'confirmed', refunds: [] });
  expect(await claimOf(one)).toMatchObject({ state: 'released' });
});

test('a process that is killed after the old tickets were given up: the announcement brings the money', async () => {
  const one = await begun();
  const hold = await one.start();
  await goes(await hold.pay(), 'success');
  const claim = await readExchangeClaim(world.db, one.buyer);
  if (!claim) throw new Error('nothing is being changed');
  // Two processes settle it at once, and one of them again later.
  await Promise.all([settleExchange(world.deps, claim), settleExchange(world.deps, claim)]);
  await settleExchange(world.deps, claim);
  expect(await endingOf(world, one.buyer)).toMatchObject({ booking: 'cancelled', tickets: ['void', 'void'] });
  // Until the money has arrived nobody knows how much comes back.
  const { actor } = one.buyer;
  await expect(cancel(one, hold, ['B3'])()).rejects.toMatchObject({ code: 'being-exchanged' });
  await settle(one);
  expect(await endingOf(world, { ...one.buyer, ...hold })).toMatchObject({ payments: ['paid', 'paid'] });
  const seat = { tripId: hold.tripId, bookingId: hold.bookingId, seatNos: ['B3'] };
  expect(await world.portal.refund.quoteRefund(actor, seat)).toMatchObject({ refundPaisa: 76_000 });
});

test('one that ends badly: the new trip is called off while the money is on its way, and all of it comes back, the fee too', async () => {
  const one = await begun();
  const hold = await one.start();
  await goes(await hold.pay(), 'success');
  const claim = await readExchangeClaim(world.db, one.buyer);
  if (!claim) throw new Error('nothing is being changed');
  await settleExchange(world.deps, claim);
  await callOff(hold);
  await settle(one);
  const [there, here] = [await endingOf(world, { ...one.buyer, ...hold }), await endingOf(world, one.buyer)];
  expect(there).toMatchObject({ booking: 'cancelled', seats: 'free' });
  expect(there.refunds.toSorted(([a], [b]) => a - b)).toEqual([
    [26_000, 'settled'],
    [138_000, 'settled'],
  ]);
  expect(here.refunds.toSorted(([a], [b]) => a - b)).toEqual([
    [6_000, 'settled'],
    [138_000, 'settled'],
  ]);
});

test('until the old money has come there is no other coach free of charge: its price would be the difference', async () => {
  const one = await begun();
  const { actor } = one.buyer;
  const hold = await one.start();
  const delay = {
    tripId: hold.tripId,
    change: { kind: 'delay', delayMinutes: 90, reason: 'traffic' },
  } as const;
  const tranId = await hold.pay();
  const effect = await world.portal.trip.previewChange(one.stage.actor, delay);
  const shown = { bookings: effect.bookings, paisa: effect.refundPaisa + effect.freePaisa };
  await world.portal.trip.delayTrip(one.stage.actor, { ...delay, shown, key: randomUUID() });
  await goes(tranId, 'success');
  const pnr = await pnrOf(world, hold.bookingId);
  const rebook = () =>
    world.portal.rebooking.rebook(actor, {
      pnr,
      to: { tripId: one.stage.tripId, fromStopNo: 0, toStopNo: 2 },
      seatNos: ['A1', 'A2'],
      key: randomUUID(),
    });
  expect((await world.portal.rebooking.viewRebooking(actor, pnr)).offers).toEqual([]);
  await expect(rebook()).rejects.toMatchObject({ code: 'not-rebookable' });
  await settle(one);
  expect(await endingOf(world, { ...one.buyer, ...hold })).toMatchObject({ payments: ['paid', 'paid'] });
  expect(await cancel(one, hold, ['B3', 'B4'])()).toMatchObject({ refundPaisa: 164_000 });
  await settle(one);
});

test('called off before the old money has come: the difference is sent at once, and buys no other coach', async () => {
  const one = await begun();
  const hold = await one.start();
  await goes(await hold.pay(), 'success');
  await callOff(hold);
  const pnr = await pnrOf(world, hold.bookingId);
  expect(await world.portal.rebooking.viewRebooking(one.buyer.actor, pnr)).toMatchObject({ because: null });
  await world.doChores();
  const waiting = await world.db
    .selectFrom('refund')
    .select(['amountPaisa', 'chooseBy'])
    .where('bookingId', '=', hold.bookingId)
    .execute();
  expect(waiting).toEqual([{ amountPaisa: 26_000, chooseBy: null }]);
  await settle(one);
  expect(await endingOf(world, one.buyer)).toMatchObject({ booking: 'confirmed', refunds: [] });
});

test('a payment that is begun and left again and again is not begun any more: seats of others are not kept for nothing', async () => {
  const one = await begun();
  for (let times = 0; times < maxPaymentsBegun; times++) {
    await one.start();
    await world.portal.exchange.keepTicket(one.buyer.actor, { pnr: one.pnr });
  }
  await expect(one.start()).rejects.toThrow('not offered');
  const forged = world.portal.exchange.startExchange(one.buyer.actor, {
    pnr: one.pnr,
    to: { tripId: one.stage.nextTripId, fromStopNo: 0, toStopNo: 2 },
    seatNos: ['A1', 'A2'],
    shownPayPaisa: 26_000,
    key: randomUUID(),
  });
  await expect(forged).rejects.toMatchObject({ code: 'not-exchangeable' });
  expect(await endingOf(world, one.buyer)).toMatchObject({
    booking: 'confirmed',
    tickets: ['issued', 'issued'],
  });
  await settle(one);
});

test('a coach that is dearer than was shown is not begun: its seats are free and the ticket is as it was', async () => {
  const one = await begun();
  const wish = {
    pnr: one.pnr,
    to: { tripId: one.stage.nextTripId, fromStopNo: 0, toStopNo: 2 },
    seatNos: ['A1', 'A2'],
    key: randomUUID(),
  };
  const { actor } = one.buyer;
  const dearer = world.portal.exchange.startExchange(actor, { ...wish, shownPayPaisa: 25_000 });
  await expect(dearer).rejects.toMatchObject({ code: 'exchange-dearer', fields: { payPaisa: 26_000 } });
  expect(await claimOf(one)).toBeUndefined();
  const { start } = one;
  expect((await start()).tripId).toBe(one.stage.nextTripId);
  await settle(one);
});

test('two changes begun at once: one holds its seats, those of the other are free again', async () => {
  const one = await begun();
  const wish = {
    pnr: one.pnr,
    to: { tripId: one.stage.nextTripId, fromStopNo: 0, toStopNo: 2 },
    shownPayPaisa: 26_000,
  };
  const start = (seatNos: string[]) => () =>
    world.portal.exchange.startExchange(one.buyer.actor, { ...wish, seatNos, key: randomUUID() });
  const lock = `select from booking where booking_id = '${one.buyer.bookingId}' for update`;
  const both = await meetAtLock<unknown>(world, lock, [start(['A1', 'A2']), start(['D1', 'D2'])]);
  expect(ends(both)).toEqual(['being-exchanged', 'done']);
  const held = await world.db
    .selectFrom('tripSeat')
    .select('seatNo')
    .distinct()
    .where('tripId', '=', one.stage.nextTripId)
    .where('state', '<>', 'free')
    .execute();
  expect(held).toHaveLength(2);
  await settle(one);
});

test('a change begun against a cancellation: whichever comes first, nobody has both', async () => {
  const first = await begun();
  const lockOf = ({ buyer }: Begun) =>
    `select from booking where booking_id = '${buyer.bookingId}' for update`;
  const cancelled = await meetAtLock<unknown>(world, lockOf(first), [cancel(first), first.start]);
  expect(ends(cancelled)).toEqual(['done', 'not-exchangeable']);
  expect(await claimOf(first)).toBeUndefined();
  await settle(first);
  const second = await begun();
  const begunFirst = await meetAtLock<unknown>(world, lockOf(second), [second.start, cancel(second)]);
  expect(ends(begunFirst)).toEqual(['being-exchanged', 'done']);
  await settle(second);
});

test('a process killed between the hold and the claim leaves seats that nobody can pay for, and the ticket as it was', async () => {
  const { stage, buyer } = await begun();
  const to = { tripId: stage.nextTripId, fromStopNo: 0, toStopNo: 2 };
  const wish = { to, seatNos: ['A1', 'A2'], pays: true };
  const { tripId, bookingId } = await holdExchanged(world.deps, buyer.actor, buyer, wish);
  const pay = { tripId, bookingId, method: world.methods.first, key: randomUUID() };
  await expect(world.portal.payment.startPayment(buyer.actor, pay)).rejects.toMatchObject({
    code: 'booking-closed',
  });
  await settle({ stage });
});
