import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBooksToAgree } from '../testing/books.ts';
import { newBuyer } from '../testing/buyer.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { departIn } from '../testing/move-trip.ts';
import { pnrOf, tripWithNext } from '../testing/rebooking.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, timeoutMs: 20_000 });
  await world.gateway.behave({ refundSettleMs: 0 });
});
afterAll(() => world.stop());

const late = { kind: 'delay', delayMinutes: 90, reason: 'traffic' } as const;
const cancelled = { kind: 'cancel', reason: 'breakdown' } as const;

type Stage = Awaited<ReturnType<typeof tripWithNext>>;
type Buyer = Awaited<ReturnType<Stage['sell']>>;

const rebookTo = async (stage: Stage, buyer: Buyer, seatNos: string[]) => {
  const pnr = await pnrOf(world, buyer.bookingId);
  const to = { tripId: stage.nextTripId, fromStopNo: 0, toStopNo: 2 };
  return () => world.portal.rebooking.rebook(buyer.actor, { pnr, to, seatNos, key: randomUUID() });
};
/** Lists the seats of a trip that are not free, with their states. */
const seatsOn = (tripId: string) =>
  world.db
    .selectFrom('tripSeat')
    .select(['seatNo', 'state'])
    .distinct()
    .where('tripId', '=', tripId)
    .where('state', '<>', 'free')
    .orderBy('seatNo')
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
  const stage = await tripWithNext(world);
  const buyer = await stage.sell(['B3', 'B4']);
  await stage.change(late);
  const tries = [await rebookTo(stage, buyer, ['A1', 'A2']), await rebookTo(stage, buyer, ['D1', 'D2'])];
  expect(ends(await meetAtLock<unknown>(world, lockOf(buyer), tries))).toEqual(['done', 'not-rebookable']);
  expect(await seatsOn(stage.nextTripId)).toHaveLength(2);
  expect(await seatsOn(stage.tripId)).toEqual([]);
  await settle(stage);
});

test('change against cancel: the money goes one way, whichever comes first', async () => {
  const stage = await tripWithNext(world);
  const buyer = await stage.sell(['B3', 'B4']);
  await stage.change(late);
  const { tripId, bookingId } = buyer;
  const cancel = () =>
    world.portal.refund.cancelAndRefund(buyer.actor, {
      tripId,
      bookingId,
      seatNos: ['B3', 'B4'],
      shownRefundPaisa: 144_000,
      termsAccepted: true,
      key: randomUUID(),
    });
  const change = await rebookTo(stage, buyer, ['A1', 'A2']);
  expect(ends(await meetAtLock<unknown>(world, lockOf(buyer), [cancel, change]))).toEqual([
    'done',
    'not-rebookable',
  ]);
  expect(await seatsOn(stage.nextTripId)).toEqual([]);
  await settle(stage);

  const second = await tripWithNext(world);
  const other = await second.sell(['B3', 'B4']);
  await second.change(late);
  const calls = [
    await rebookTo(second, other, ['A1', 'A2']),
    () =>
      world.portal.refund.cancelAndRefund(other.actor, {
        tripId: other.tripId,
        bookingId: other.bookingId,
        seatNos: ['B3', 'B4'],
        shownRefundPaisa: 144_000,
        termsAccepted: true,
        key: randomUUID(),
      }),
  ];
  expect(ends(await meetAtLock<unknown>(world, lockOf(other), calls))).toEqual(['done', 'not-cancellable']);
  expect(await seatsOn(second.nextTripId)).toHaveLength(2);
  await settle(second);
});

test('change against the choice of the money: the refund is carried or sent, never both', async () => {
  const stage = await tripWithNext(world);
  const buyer = await stage.sell(['B3', 'B4']);
  await stage.change(cancelled);
  await world.doChores();
  const pnr = await pnrOf(world, buyer.bookingId);
  const take = () => world.portal.rebooking.takeMoneyInstead(buyer.actor, { pnr });
  const change = await rebookTo(stage, buyer, ['A1', 'A2']);
  expect(ends(await meetAtLock<unknown>(world, lockOf(buyer), [change, take]))).toEqual([
    'done',
    'not-rebookable',
  ]);
  await settle(stage);
  const refunds = await world.db
    .selectFrom('refund')
    .select(['state', 'carriedToPnr', 'gatewayRefundId'])
    .where('bookingId', '=', buyer.bookingId)
    .execute();
  expect(refunds).toMatchObject([{ state: 'settled', gatewayRefundId: null }]);
});

test('change against boarding: who is let in first stays aboard, and the seats there are free again', async () => {
  const stage = await tripWithNext(world, 1);
  const buyer = await stage.sell(['B3']);
  await departIn(world, stage.tripId, 45);
  await stage.change(late);
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
  const change = await rebookTo(stage, buyer, ['A1']);
  const lock = `select from ticket where ticket_id = '${ticketId}' for update`;
  expect(ends(await meetAtLock<unknown>(world, lock, [board, change]))).toContain('done');
  const { state } = await world.db
    .selectFrom('ticket')
    .select('state')
    .where('ticketId', '=', ticketId)
    .executeTakeFirstOrThrow();
  expect(state).toBe('boarded');
  expect(await seatsOn(stage.nextTripId)).toEqual([]);
  await settle(stage);
});

test('the wanted seat is taken meanwhile: it is refused, and the ticket stays as it was', async () => {
  const stage = await tripWithNext(world);
  const buyer = await stage.sell(['B3', 'B4']);
  await stage.change(late);
  const hold = () =>
    world.portal.booking.holdSeats(newBuyer(), {
      tripId: stage.nextTripId,
      fromStopNo: 0,
      toStopNo: 2,
      seatNos: ['A1'],
      language: 'en',
      key: randomUUID(),
    });
  const change = await rebookTo(stage, buyer, ['A1', 'A2']);
  const lock = `select from trip_seat where trip_id = '${stage.nextTripId}' and seat_no = 'A1' for update`;
  expect(ends(await meetAtLock<unknown>(world, lock, [hold, change]))).toEqual(['done', 'seat-taken']);
  expect(await seatsOn(stage.tripId)).toHaveLength(2);
  expect(await seatsOn(stage.nextTripId)).toMatchObject([{ seatNo: 'A1', state: 'held' }]);
  await settle(stage);
});
