import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { priceOf } from '@poth/domain/booking/price.ts';
import { protectedUntil } from '@poth/domain/booking/hold.ts';
import { sum } from '@poth/domain/money.ts';
import { totalAskedOf } from '@poth/domain/payment/purchase.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unchangedBooking, writePrice } from '../booking/booking-steps-store.ts';
import { claimOf } from '../booking/seat-claim.ts';
import { type BookingRow, readBooking } from '../booking/store.ts';
import { takeStep } from '../db/step.ts';
import { withClient } from '../db/testing.ts';
import { giveSeats } from '../seating/seat-steps-store.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { returnFromGateway, holdWithDetails, newBuyer, newPhone } from '../testing/buyer.ts';
import { earlier } from '../testing/earlier.ts';
import { endingOf } from '../testing/ending.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';
import { attemptInState, insertAttempt, type NewAttempt, writeAttempt } from './attempt-steps-store.ts';
import { newTranId, paymentIdOf } from './tran-id.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0, ipn: 'none' });
});
afterAll(() => world.stop());

const priceOfBooking = ({ seats }: BookingRow) => priceOf(seats, world.deps.settings().serviceChargePerSeat);

/** Opens the shares of one payment by a step on the trip of each booking, then one page at the gateway for all of them. */
const openFor = async (bookings: readonly BookingRow[]): Promise<string> => {
  const { db, deps, publicUrl } = world;
  const [first] = bookings as [BookingRow];
  const tranId = newTranId(first.tripId);
  const openUntil = new Date(Date.now() + 10 * 60_000);
  const shares = bookings.map((booking) => ({
    tripId: booking.tripId,
    amountPaisa: priceOfBooking(booking).totalPaisa,
  }));
  const attempts: NewAttempt[] = [];
  for (const [place, booking] of bookings.entries()) {
    const { bookingId, contentsNo } = booking;
    const { totalPaisa: amountPaisa, ...parts } = priceOfBooking(booking);
    const price = { ...parts, promoId: null, contentsNo: contentsNo + 1, heldUntil: openUntil };
    const attempt: NewAttempt = {
      tripId: booking.tripId,
      paymentId: paymentIdOf(tranId),
      bookingId,
      gateway: deps.gateways.main.name,
      tranId,
      method: 'bkash',
      amountPaisa,
      otherShares: shares.filter((_, other) => other !== place),
      contentsNo: contentsNo + 1,
      openUntil,
    };
    attempts.push(attempt);
    const until = protectedUntil(openUntil, deps.settings());
    const isTaken = await takeStep(db, {
      guards: [unchangedBooking(booking, { live: true })],
      writes: [
        giveSeats(claimOf(booking), bookingId, 'paying', until),
        writePrice(booking, price),
        insertAttempt(attempt),
      ],
    });
    expect(isTaken).toBe(true);
  }
  const [share] = attempts as [NewAttempt];
  const back = `${publicUrl}/pay/return/${tranId}`;
  const opened = await deps.gateways.main.openSession({
    tranId,
    amountPaisa: totalAskedOf(share),
    method: 'bkash',
    address: null,
    contact: first.contact!,
    product: 'Bus tickets there and back',
    seatCount: sum(bookings.map(({ seats }) => seats.length)),
    returnUrls: { success: back, fail: back, cancel: back, ipn: `${publicUrl}/pay/ipn/${tranId}` },
  });
  if (opened.kind !== 'opened') throw new Error(opened.reason);
  for (const attempt of attempts)
    await takeStep(db, {
      guards: [attemptInState(attempt, 'created')],
      writes: [writeAttempt(attempt, 'redirected', { gatewayPageUrl: opened.pageUrl })],
    });
  return tranId;
};

/** Brings a buyer of two seats there and one back to the gateway's page, both trips to be paid at once. */
const onThePage = async () => {
  const wish = { actor: newBuyer(), phone: newPhone() };
  const [outward, homeward] = [await sampleTrip(world.db, 7), await sampleTrip(world.db, 9)];
  const there = await holdWithDetails(world, { ...wish, tripId: outward.tripId, seatNos: ['B3', 'B4'] });
  const back = await holdWithDetails(world, { ...wish, tripId: homeward.tripId, seatNos: ['A1'] });
  const bookings = [await readBooking(world.db, there), await readBooking(world.db, back)];
  const tranId = await openFor(bookings as BookingRow[]);
  return {
    there,
    back,
    tranId,
    ends: async (outcome: 'success' | 'fail' = 'success') => {
      const { returnUrl, fields } = await world.gateway.choose(tranId, outcome);
      return returnFromGateway(returnUrl, fields);
    },
  };
};
type Purchase = Awaited<ReturnType<typeof onThePage>>;

/** Reads the state of each way at this moment. */
const waysOf = async ({ there, back }: Purchase) => {
  const ways = [await endingOf(world, there), await endingOf(world, back)];
  return ways.map(({ booking, seats, payments, refunds }) => ({ booking, seats, payments, refunds }));
};
const becameOf = async (purchase: Purchase) => {
  for (const { tripId } of [purchase.there, purchase.back]) await workOff(world, tripId);
  return waysOf(purchase);
};
const atGateway = async ({ tranId }: Purchase) =>
  (await world.gateway.ledger(tranId)).payments.map(({ amount, refunds }) => [
    amount,
    ...refunds.map((refund) => refund.amount),
  ]);

const paying = { booking: 'held', seats: 'paying', payments: ['redirected'], refunds: [] };
const sold = { booking: 'confirmed', seats: 'sold', payments: ['paid'], refunds: [] };

test('one payment of both sums confirms each way on its trip', async () => {
  const purchase = await onThePage();
  await purchase.ends();
  expect(await waysOf(purchase)).toEqual([sold, sold]);
  const { tranId } = purchase;
  const shares = world.db.selectFrom('payment').select('capturedPaisa').where('tranId', '=', tranId);
  expect(await shares.orderBy('tripId').execute()).toEqual([
    { capturedPaisa: 144_000 },
    { capturedPaisa: 72_000 },
  ]);
  expect(await atGateway(purchase)).toEqual([['2160.00']]);
});

test('the seat of the way back taken by another: its share alone goes back', async () => {
  const purchase = await onThePage();
  const { back } = purchase;
  await world.age(back.tripId, back.bookingId, 60);
  await holdWithDetails(world, { tripId: back.tripId, seatNos: ['A1'] });
  await purchase.ends();
  expect(await becameOf(purchase)).toEqual([
    sold,
    { booking: 'unseated', seats: "another's", payments: ['paid'], refunds: [[72_000, 'settled']] },
  ]);
  expect(await atGateway(purchase)).toEqual([['2160.00', '720.00']]);
});

test('the way there cancelled: its refund comes from its share, and the way back stays', async () => {
  const purchase = await onThePage();
  await purchase.ends();
  const { actor, tripId, bookingId } = purchase.there;
  const asked = { tripId, bookingId, seatNos: ['B3', 'B4'] };
  const { refundPaisa: shownRefundPaisa } = await world.portal.refund.quoteRefund(actor, asked);
  const wish = { ...asked, shownRefundPaisa, termsAccepted: true, key: randomUUID() };
  await world.portal.refund.cancelAndRefund(actor, wish);
  expect(await becameOf(purchase)).toEqual([
    { booking: 'cancelled', seats: 'free', payments: ['paid'], refunds: [[133_000, 'settled']] },
    sold,
  ]);
});

test('a payment that fails leaves both ways held', async () => {
  const purchase = await onThePage();
  await purchase.ends('fail');
  const held = { ...paying, seats: 'held', payments: ['failed'] };
  expect(await becameOf(purchase)).toEqual([held, held]);
});

test('another sum than was asked for pays for neither way and goes back in one piece', async () => {
  const purchase = await onThePage();
  await world.gateway.behave({ amountOffTaka: -1 }, purchase.tranId);
  await purchase.ends();
  const held = { booking: 'held', seats: 'held' };
  expect(await becameOf(purchase)).toEqual([
    { ...held, payments: ['review'], refunds: [[215_900, 'settled']] },
    { ...held, payments: ['failed'], refunds: [] },
  ]);
});

test('the sum that was asked for, in another currency, goes back from each way; an hour later the audit finds nothing', async () => {
  const purchase = await onThePage();
  await world.gateway.behave({ currency: 'USD' }, purchase.tranId);
  await purchase.ends();
  const sentBack = { booking: 'held', seats: 'held', payments: ['review'] };
  expect(await becameOf(purchase)).toEqual([
    { ...sentBack, refunds: [[144_000, 'settled']] },
    { ...sentBack, refunds: [[72_000, 'settled']] },
  ]);
  await sql`update payment set created_at = ${earlier('created_at', 3_600_000)} where tran_id = ${purchase.tranId}`.execute(
    world.db,
  );
  await expectBooksToAgree(world);
});

test('the step on the second trip fails after that on the first: the poller finishes it', async () => {
  const purchase = await onThePage();
  await withClient(world.databaseUrl, async (admin) => {
    await admin.query(
      `alter table ticket add constraint not_yet check (trip_id <> '${purchase.back.tripId}')`,
    );
    await purchase.ends();
    expect(await waysOf(purchase)).toEqual([sold, paying]);
    await admin.query('alter table ticket drop constraint not_yet');
  });
  expect(await becameOf(purchase)).toEqual([sold, sold]);
});

test('every book agrees', async () => {
  await expectBooksToAgree(world);
});
