import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdWithDetails, newBuyer, startPaying } from '../testing/buyer.ts';
import { aSale, anAgent } from '../testing/counter.ts';
import { type Ending, sold, underWay, unseated } from '../testing/ending.ts';
import { runTrip, type RunningTripStage } from '../testing/running-trip.ts';
import { expectEnding, workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';
import { callOffBooking } from './call-off-booking.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
});
afterAll(() => world.stop());

const cancel = { kind: 'cancel', reason: 'breakdown' } as const;
/** Ending of two seats of a cancelled trip: all 1,440 taka are back, with apologies by SMS and mail. */
const calledOff: Ending = {
  ...sold,
  booking: 'cancelled',
  seats: 'free',
  tickets: ['void', 'void'],
  refunds: [[144_000, 'settled']],
  apologies: [1, 1],
};
const refundsOf = async (tripId: string) =>
  world.db
    .selectFrom('refund')
    .select(['amountPaisa', 'state', 'reasonKey'])
    .where('tripId', '=', tripId)
    .orderBy('amountPaisa')
    .execute();
/** Reads the balances of the ledger of a trip, by kind of account. */
const balances = async (tripId: string): Promise<Record<string, number>> => {
  const { rows } = await sql<{ account: string; paisa: number }>`
    select split_part(account, ':', 1) as account, sum(amount_paisa)::bigint as paisa from ledger_line
    where book = ${tripId} group by 1 having sum(amount_paisa) <> 0`.execute(world.db);
  return Object.fromEntries(rows.map(({ account, paisa }) => [account, paisa]));
};
const viewDesk = (stage: RunningTripStage) => world.portal.trip.viewTrip(stage.actor, stage.tripId);
const hold = (tripId: string) =>
  world.portal.booking.holdSeats(newBuyer(), {
    tripId,
    fromStopNo: 0,
    toStopNo: 2,
    seatNos: ['A1'],
    language: 'en',
    key: randomUUID(),
  });

test('a cancelled trip gives every taka back, and keeps only what passengers had given up before', async () => {
  const stage = await runTrip(world);
  const pair = await stage.sell(['B3', 'B4']);
  const short = await stage.sell(['C1'], 1, 2);
  const early = await stage.sell(['D1', 'D2']);
  const asked = { tripId: stage.tripId, bookingId: early.bookingId, seatNos: ['D1'] };
  await world.portal.refund.cancelAndRefund(early.actor, {
    ...asked,
    shownRefundPaisa: 66_500,
    termsAccepted: true,
    key: randomUUID(),
  });

  expect(await stage.change(cancel)).toEqual({
    bookings: 3,
    passengers: 4,
    refundPaisa: 144_000 + 27_000 + 72_000,
    refundAtCounterPaisa: 0,
    freePaisa: 0,
    split: [],
    downgraded: [],
    busyOn: null,
  });
  await expectEnding(world, pair, calledOff);
  await expectEnding(world, short, {
    ...calledOff,
    tickets: ['void'],
    refunds: [[27_000, 'settled']],
  });
  await expectEnding(world, early, {
    ...calledOff,
    refunds: [
      [66_500, 'settled'],
      [72_000, 'settled'],
    ],
  });
  // The fee of 35 and the charge of 20 taka of the seat that its passenger had cancelled.
  expect(await balances(stage.tripId)).toEqual({
    gateway_clearing: 5_500,
    operator_payable: -3_500,
    service_charge: -2_000,
  });
  const desk = await viewDesk(stage);
  expect(desk).toMatchObject({
    state: 'cancelled',
    riders: [],
    counts: { free: 36, sold: 0 },
    progress: {
      bookings: 3,
      done: 3,
      refundPaisa: 243_000,
      settledPaisa: 243_000,
      atCounterPaisa: 0,
      stuck: 0,
    },
    may: { keepSeats: false, change: false, callOff: false },
  });
});

test('the preview tells apart what goes back by itself and what waits at the counters', async () => {
  const stage = await runTrip(world);
  await stage.sell(['B3', 'B4']);
  const agent = await anAgent(world, stage.operatorId);
  await world.portal.counter.sellAtCounter(agent.actor, aSale(stage.tripId, { seatNos: ['C1', 'C2'] }));

  const shown = await stage.change(cancel);
  await workOff(world, stage.tripId);
  const { progress } = await viewDesk(stage);
  expect(shown).toMatchObject({ bookings: 2, refundPaisa: 284_000, refundAtCounterPaisa: 140_000 });
  expect(progress).toMatchObject({
    refundPaisa: shown.refundPaisa,
    atCounterPaisa: shown.refundAtCounterPaisa,
    settledPaisa: shown.refundPaisa - shown.refundAtCounterPaisa,
  });
});

test('nothing of it is sold any more, and its ticket leads to other coaches', async () => {
  const stage = await runTrip(world);
  const buyer = await stage.sell(['B3', 'B4']);
  await stage.keep(['A1']);
  await stage.change(cancel);
  await workOff(world, stage.tripId);
  await expect(hold(stage.tripId)).rejects.toMatchObject({ code: 'trip-not-on-sale' });
  await expect(stage.keep(['A2'])).rejects.toMatchObject({ code: 'trip-over' });
  await expect(stage.change(cancel)).rejects.toMatchObject({ code: 'trip-over' });
  const { pnr } = await world.db
    .selectFrom('booking')
    .select('pnr')
    .where('bookingId', '=', buyer.bookingId)
    .executeTakeFirstOrThrow();
  const { news } = await world.portal.ticket.viewTicket(buyer.actor, pnr ?? '');
  expect(news).toMatchObject({
    cancelled: true,
    reason: 'breakdown',
    search: { from: 'dhaka', to: 'naogaon' },
  });
  const told = await world.gateway.messages(buyer.phone);
  const [sms] = told.filter(({ kind, text }) => kind === 'sms' && text.includes('has cancelled coach'));
  expect(sms?.text).toContain('/search?from=dhaka&to=naogaon&date=');
});

test('a payment that arrives after the cancellation gets no seat and goes back whole', async () => {
  const stage = await runTrip(world);
  const buyer = await startPaying(world, { tripId: stage.tripId, seatNos: ['B3', 'B4'] });
  expect(await stage.change(cancel)).toMatchObject({ bookings: 0, refundPaisa: 0 });
  await world.gateway.choose(buyer.tranId);
  await expectEnding(world, buyer, unseated);
});

test('who had not paid yet is not asked for money any more', async () => {
  const stage = await runTrip(world);
  const buyer = await holdWithDetails(world, { tripId: stage.tripId, seatNos: ['B3', 'B4'] });
  await stage.change(cancel);
  const { tripId, bookingId, actor } = buyer;
  const pay = world.portal.payment.startPayment(actor, {
    tripId,
    bookingId,
    method: 'bkash',
    key: randomUUID(),
  });
  await expect(pay).rejects.toMatchObject({ code: 'trip-not-on-sale' });
  await expectEnding(world, buyer, { ...underWay, seats: 'free', payments: [] });
});

test('money that waits for a person goes back without one', async () => {
  const stage = await runTrip(world);
  const buyer = await startPaying(world, { tripId: stage.tripId, seatNos: ['B3', 'B4'] });
  await world.gateway.behave({ risk: '1' }, buyer.tranId);
  await world.gateway.choose(buyer.tranId);
  await workOff(world, stage.tripId);
  expect(await stage.change(cancel)).toMatchObject({ bookings: 1, passengers: 2, refundPaisa: 144_000 });
  await expectEnding(world, buyer, unseated);
});

test('who has boarded a coach that does not leave after all gets the money too', async () => {
  const stage = await runTrip(world);
  const buyer = await stage.sell(['B3', 'B4']);
  await sql`update ticket set state = 'boarded' where trip_id = ${stage.tripId} and seat_no = 'B3'`.execute(
    world.db,
  );
  await stage.change(cancel);
  await expectEnding(world, buyer, calledOff);
});

test('seats kept for a caller are let go, and the caller is told', async () => {
  const stage = await runTrip(world);
  const buyer = await holdWithDetails(world, { tripId: stage.tripId, seatNos: ['B3', 'B4'] });
  await sql`update booking set channel = 'phone' where booking_id = ${buyer.bookingId}`.execute(world.db);
  expect(await stage.change(cancel)).toMatchObject({ bookings: 1, passengers: 2, refundPaisa: 0 });
  await expectEnding(world, buyer, {
    ...underWay,
    booking: 'expired',
    seats: 'free',
    payments: [],
    apologies: [1, 1],
  });
});

test('two who press at once: one cancels, the other is told so', async () => {
  const stage = await runTrip(world);
  const buyer = await stage.sell(['B3', 'B4']);
  const press = () =>
    world.portal.trip.cancelTrip(stage.actor, {
      tripId: stage.tripId,
      change: cancel,
      shown: { bookings: 1, paisa: 144_000 },
      key: randomUUID(),
    });
  const answers = await Promise.allSettled([press(), press(), press()]);
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));
  expect(refused).toEqual(['trip-over', 'trip-over']);
  await expectEnding(world, buyer, calledOff);
});

test('settled with ten times over, a booking is paid back once', async () => {
  const stage = await runTrip(world);
  const buyer = await stage.sell(['B3', 'B4']);
  await stage.change(cancel);
  const ref = { tripId: stage.tripId, bookingId: buyer.bookingId };
  await Promise.all(Array.from({ length: 10 }, () => callOffBooking(world.deps)(ref)));
  await expectEnding(world, buyer, calledOff);
  expect(await refundsOf(stage.tripId)).toHaveLength(1);
});

test('a passenger who cancels in the same moment gets everything back, once', async () => {
  const stage = await runTrip(world);
  const buyer = await stage.sell(['B3', 'B4']);
  await stage.change(cancel);
  const asked = { tripId: stage.tripId, bookingId: buyer.bookingId, seatNos: ['B3'] };
  const { refundPaisa, free } = await world.portal.refund.quoteRefund(buyer.actor, asked);
  expect([refundPaisa, free]).toEqual([72_000, 'cancelled']);
  const input = { ...asked, shownRefundPaisa: refundPaisa, termsAccepted: true, key: randomUUID() };
  await world.portal.refund.cancelAndRefund(buyer.actor, input);
  await expectEnding(world, buyer, {
    ...calledOff,
    refunds: [
      [72_000, 'settled'],
      [72_000, 'settled'],
    ],
  });
});

test('the gateway is silent for a while: the refunds wait, and the page says how far they are', async () => {
  const stage = await runTrip(world);
  const buyer = await stage.sell(['B3', 'B4']);
  await world.gateway.behave({ refund: '500' }, buyer.tranId);
  await stage.change(cancel);
  await workOff(world, stage.tripId);
  expect((await viewDesk(stage)).progress).toMatchObject({
    bookings: 1,
    done: 1,
    refundPaisa: 144_000,
    settledPaisa: 0,
  });
  await world.gateway.behave({ refund: 'ok' }, buyer.tranId);
  await expectEnding(world, buyer, calledOff);
});
