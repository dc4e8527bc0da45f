import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBooksToAgree } from '../testing/books.ts';
import { newBuyer } from '../testing/buyer.ts';
import { setExchangeFee, setFare } from '../testing/exchange.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { departIn } from '../testing/move-trip.ts';
import { pnrOf, tripWithNext } from '../testing/rebooking.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, timeoutMs: 20_000 });
  await world.gateway.behave({ refundSettleMs: 0 });
  await setExchangeFee(world, 30);
});
afterAll(() => world.stop());

type Stage = Awaited<ReturnType<typeof tripWithNext>>;
type Buyer = Awaited<ReturnType<Stage['sell']>>;

/** Publishes a coach whose next evening is cheaper, and sells a pair of seats on it. */
const bought = async (daysAhead = 7, seatNos = ['B3', 'B4']) => {
  const stage = await tripWithNext(world, daysAhead);
  await setFare(world, stage.nextTripId, 60_000);
  return { stage, buyer: await stage.sell(seatNos) };
};
const exchange = async (stage: Stage, buyer: Buyer, seatNos: string[]) => {
  const pnr = await pnrOf(world, buyer.bookingId);
  const to = { tripId: stage.nextTripId, fromStopNo: 0, toStopNo: 2 };
  const wish = { pnr, to, seatNos, shownBackPaisa: 0 };
  return () => world.portal.exchange.exchangeBooking(buyer.actor, { ...wish, key: randomUUID() });
};
const cancel =
  ({ actor, tripId, bookingId }: Buyer) =>
  () =>
    world.portal.refund.cancelAndRefund(actor, {
      tripId,
      bookingId,
      seatNos: ['B3', 'B4'],
      shownRefundPaisa: 0,
      termsAccepted: true,
      key: randomUUID(),
    });
const seatsOn = (tripId: string) =>
  world.db
    .selectFrom('tripSeat')
    .select(['seatNo', 'state'])
    .distinct()
    .where('tripId', '=', tripId)
    .where('state', '<>', 'free')
    .orderBy('seatNo')
    .execute();
const refundsOf = ({ bookingId }: Buyer) =>
  world.db
    .selectFrom('refund')
    .select(['amountPaisa', 'state', 'carriedToPnr'])
    .where('bookingId', '=', bookingId)
    .orderBy('amountPaisa')
    .execute();
const ends = (settled: PromiseSettledResult<unknown>[]) =>
  settled.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { code: string }).code)).sort();
const lockOf = ({ bookingId }: Buyer) => `select from booking where booking_id = '${bookingId}' for update`;
const settle = async (stage: Stage) => {
  await workOff(world, stage.tripId);
  await workOff(world, stage.nextTripId);
  await expectBooksToAgree(world);
};

test('two changes of one booking at once: one has its seats, those of the other are free again', async () => {
  const { stage, buyer } = await bought();
  const tries = [await exchange(stage, buyer, ['A1', 'A2']), await exchange(stage, buyer, ['D1', 'D2'])];
  expect(ends(await meetAtLock<unknown>(world, lockOf(buyer), tries))).toEqual(['done', 'not-exchangeable']);
  expect(await seatsOn(stage.nextTripId)).toHaveLength(2);
  expect(await seatsOn(stage.tripId)).toEqual([]);
  await settle(stage);
  expect(await refundsOf(buyer)).toMatchObject([{ amountPaisa: 14_000 }, { amountPaisa: 124_000 }]);
});

test('change against cancel: the money goes one way, whichever comes first', async () => {
  const first = await bought();
  const change = await exchange(first.stage, first.buyer, ['A1', 'A2']);
  const cancelFirst = [cancel(first.buyer), change];
  expect(ends(await meetAtLock<unknown>(world, lockOf(first.buyer), cancelFirst))).toEqual([
    'done',
    'not-exchangeable',
  ]);
  expect(await seatsOn(first.stage.nextTripId)).toEqual([]);
  expect(await refundsOf(first.buyer)).toMatchObject([{ amountPaisa: 133_000, carriedToPnr: null }]);
  await settle(first.stage);

  const second = await bought();
  const changeFirst = [await exchange(second.stage, second.buyer, ['A1', 'A2']), cancel(second.buyer)];
  expect(ends(await meetAtLock<unknown>(world, lockOf(second.buyer), changeFirst))).toEqual([
    'done',
    'not-cancellable',
  ]);
  expect(await seatsOn(second.stage.nextTripId)).toHaveLength(2);
  await settle(second.stage);
});

test('change against another name: who comes second finds another booking, and no seat has two tickets', async () => {
  const { stage, buyer } = await bought();
  const pnr = await pnrOf(world, buyer.bookingId);
  const rename = () =>
    world.portal.renaming.renamePassenger(buyer.actor, {
      pnr,
      seatNo: 'B3',
      name: 'Rokeya Khatun',
      phone: '01811234567',
      gender: null,
      key: randomUUID(),
    });
  const change = await exchange(stage, buyer, ['A1', 'A2']);
  expect(ends(await meetAtLock<unknown>(world, lockOf(buyer), [change, rename]))).toEqual([
    'done',
    'rename-closed',
  ]);
  expect(await seatsOn(stage.tripId)).toEqual([]);
  await settle(stage);
});

test('change against boarding: who is let in first stays aboard, and the seats there are free again', async () => {
  const { stage, buyer } = await bought(1, ['B3']);
  await departIn(world, stage.tripId, 45);
  const { ticketId } = await world.db
    .selectFrom('ticket')
    .select('ticketId')
    .where('bookingId', '=', buyer.bookingId)
    .executeTakeFirstOrThrow();
  const board = () =>
    world.portal.boarding.markBoarding(stage.actor, {
      tripId: stage.tripId,
      deviceId: 'phone-1',
      marks: [{ kind: 'board', scanId: randomUUID(), ticketId, way: 'code', at: new Date().toISOString() }],
    });
  const change = await exchange(stage, buyer, ['A1']);
  const lock = `select from ticket where ticket_id = '${ticketId}' for update`;
  const [boarded, refused] = ends(await meetAtLock<unknown>(world, lock, [board, change]));
  expect(boarded).toBe('done');
  expect(['not-cancellable', 'not-exchangeable']).toContain(refused);
  const { state } = await world.db
    .selectFrom('ticket')
    .select('state')
    .where('ticketId', '=', ticketId)
    .executeTakeFirstOrThrow();
  expect(state).toBe('boarded');
  expect(await seatsOn(stage.nextTripId)).toEqual([]);
  expect(await refundsOf(buyer)).toEqual([]);
  await settle(stage);
});

test('the wanted seat is taken meanwhile: it is refused, and the ticket stays as it was', async () => {
  const { stage, buyer } = await bought();
  const hold = () =>
    world.portal.booking.holdSeats(newBuyer(), {
      tripId: stage.nextTripId,
      fromStopNo: 0,
      toStopNo: 2,
      seatNos: ['A1'],
      language: 'en',
      key: randomUUID(),
    });
  const change = await exchange(stage, buyer, ['A1', 'A2']);
  const lock = `select from trip_seat where trip_id = '${stage.nextTripId}' and seat_no = 'A1' for update`;
  expect(ends(await meetAtLock<unknown>(world, lock, [hold, change]))).toEqual(['done', 'seat-taken']);
  expect(await seatsOn(stage.tripId)).toHaveLength(2);
  expect(await seatsOn(stage.nextTripId)).toMatchObject([{ seatNo: 'A1', state: 'held' }]);
  await settle(stage);
});

test('three bookings of one number go on to one day at once: the number has no more seats there than it may', async () => {
  const { stage, buyer } = await bought();
  const buyers = [buyer, await stage.sell(['C1', 'C2']), await stage.sell(['E1', 'E2'])];
  const contactPhone = '+8801799000111';
  const ids = buyers.map(({ bookingId }) => bookingId);
  await world.db.updateTable('booking').set({ contactPhone }).where('bookingId', 'in', ids).execute();
  const rows = ['A', 'D', 'F'];
  const calls = await Promise.all(
    buyers.map((one, at) => exchange(stage, one, [`${rows[at]}1`, `${rows[at]}2`])),
  );
  const settled = await Promise.allSettled(calls.map((call) => call()));
  await settle(stage);
  const { seats } = await world.db
    .selectFrom('ticket')
    .select(({ fn }) => fn.countAll<number>().as('seats'))
    .where('tripId', '=', stage.nextTripId)
    .where('state', '<>', 'void')
    .executeTakeFirstOrThrow();
  expect(Number(seats)).toBeGreaterThan(0);
  expect(Number(seats)).toBeLessThanOrEqual(4);
  expect(settled.some(({ status }) => status === 'fulfilled')).toBe(true);
});
