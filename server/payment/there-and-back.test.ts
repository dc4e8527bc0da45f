import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '../db/testing.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import {
  returnFromGateway,
  holdWithDetails,
  newBuyer,
  newPhone,
  startPaying,
  typeDetails,
} from '../testing/buyer.ts';
import { endingOf } from '../testing/ending.ts';
import { readMail } from '../testing/mailbox.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0, ipn: 'none' });
});
afterAll(() => world.stop());

const seatsThere = ['B3', 'B4'];
const journey = { fromStopNo: 0, toStopNo: 2, language: 'en' as const };

/** Holds two seats there and one back for one guest. */
const bothHeld = async () => {
  const actor = newBuyer();
  const phone = newPhone();
  const [outward, homeward] = [await sampleTrip(world.db, 7), await sampleTrip(world.db, 9)];
  const there = await holdWithDetails(world, { actor, phone, tripId: outward.tripId, seatNos: seatsThere });
  const { bookingId, heldUntil } = await world.portal.booking.holdSeats(actor, {
    ...journey,
    tripId: homeward.tripId,
    seatNos: ['A1'],
    key: randomUUID(),
    otherWay: { tripId: there.tripId, bookingId: there.bookingId },
  });
  const back = { actor, phone, tripId: homeward.tripId, bookingId };
  await typeDetails(world, back);
  return { there, back, backUntil: heldUntil };
};
type Held = Awaited<ReturnType<typeof bothHeld>>;

const refOf = ({ tripId, bookingId }: Held['there']) => ({ tripId, bookingId });
const payFor = async (way: Held['there'], otherWay?: Held['there'], key: string = randomUUID()) =>
  world.portal.payment.startPayment(way.actor, {
    ...refOf(way),
    method: world.methods.first,
    key,
    ...(otherWay && { otherWay: refOf(otherWay) }),
  });

/** Brings the guest of `bothHeld` to the gateway's one page for both ways. */
const onThePage = async () => {
  const held = await bothHeld();
  const { tranId } = await payFor(held.there, held.back);
  return {
    ...held,
    tranId,
    pays: async () => {
      const { returnUrl, fields } = await world.gateway.choose(tranId, 'success');
      await returnFromGateway(returnUrl, fields);
    },
  };
};

const waysOf = async ({ there, back }: Held) => {
  const ways = [await endingOf(world, there), await endingOf(world, back)];
  return ways.map(({ booking, seats, payments, refunds }) => ({ booking, seats, payments, refunds }));
};
const becameOf = async (purchase: Held) => {
  for (const { tripId } of [purchase.there, purchase.back]) await workOff(world, tripId);
  return waysOf(purchase);
};
const quoteOf = ({ there: { actor, ...way } }: Held) =>
  world.portal.refund.quoteRefund(actor, { ...refOf({ actor, ...way }), seatNos: seatsThere });
const cancelThere = async (purchase: Held) => {
  const { refundPaisa: shownRefundPaisa } = await quoteOf(purchase);
  const wish = { ...refOf(purchase.there), seatNos: seatsThere, shownRefundPaisa };
  return world.portal.refund.cancelAndRefund(purchase.there.actor, {
    ...wish,
    termsAccepted: true,
    key: randomUUID(),
  });
};
const atGateway = async (tranId: string) =>
  (await world.gateway.ledger(tranId)).payments.map(({ amount, refunds }) => [
    amount,
    ...refunds.map((refund) => refund.amount),
  ]);

const held = { booking: 'held', seats: 'held', payments: [], refunds: [] };
const sold = { booking: 'confirmed', seats: 'sold', payments: ['paid'], refunds: [] };

/** Lets the hold of the way back end and another buyer take its seat, while its buyer pays. */
const loseTheWayBack = async ({ back }: Held): Promise<void> => {
  await world.age(back.tripId, back.bookingId, 60);
  await holdWithDetails(world, { tripId: back.tripId, seatNos: ['A1'] });
};

test('both ways are paid for no more than both were shown together', async () => {
  const { there, back } = await bothHeld();
  const prices = await Promise.all(
    [there, back].map((way) => world.portal.payment.viewCheckout(way.actor, refOf(way))),
  );
  const totalPaisa = prices.reduce((total, { price }) => total + price.totalPaisa, 0);
  const start = (shownTotalPaisa: number) =>
    world.portal.payment.startPayment(there.actor, {
      ...refOf(there),
      otherWay: refOf(back),
      method: world.methods.first,
      key: randomUUID(),
      shownTotalPaisa,
    });
  await expect(start(totalPaisa - 1)).rejects.toMatchObject({
    code: 'price-changed',
    fields: { totalPaisa },
  });
  const { paymentId } = await start(totalPaisa);
  expect((await start(1)).paymentId).toBe(paymentId);
});

test('there and back are held until the same moment and bought by one payment', async () => {
  const purchase = await onThePage();
  const { there, backUntil } = purchase;
  const before = await world.db
    .selectFrom('payment')
    .select(['tripId', 'amountPaisa', 'state'])
    .where('tranId', '=', purchase.tranId)
    .orderBy('tripId')
    .execute();
  expect(before.map(({ amountPaisa, state }) => [amountPaisa, state])).toEqual([
    [144_000, 'redirected'],
    [72_000, 'redirected'],
  ]);
  await purchase.pays();
  expect(await waysOf(purchase)).toEqual([sold, sold]);
  expect(await atGateway(purchase.tranId)).toEqual([['2160.00']]);
  const first = await bothHeld();
  const checkout = await world.portal.payment.viewCheckout(first.there.actor, refOf(first.there));
  expect(first.backUntil).toEqual(checkout.booking.heldUntil);
  expect(backUntil.getTime()).toBeLessThan(Date.now() + 10 * 60_000);
  const { bookingState, departsAt, otherWays } = await world.portal.payment.viewPayment(
    there.actor,
    purchase.tranId,
  );
  expect(bookingState).toBe('confirmed');
  // Both leave at 10:30 PM, two days apart.
  expect(otherWays.map((way) => way.departsAt.getTime() - departsAt.getTime())).toEqual([48 * 3_600_000]);
});

test('each ticket of such a purchase is a return by its mail; one that is bought alone is not', async () => {
  const purchase = await onThePage();
  await purchase.pays();
  await becameOf(purchase);
  const typesIn = async ({ phone }: { phone: string }) =>
    (await readMail(world, `${phone}@example.com`)).map((text) => /Ticket type: (.*)/.exec(text)?.[1]);
  expect(await typesIn(purchase.there)).toEqual(['Return', 'Return']);
  const { tripId } = await sampleTrip(world.db, 7);
  const alone = await startPaying(world, { tripId, seatNos: ['B3'] });
  const { returnUrl, fields } = await world.gateway.choose(alone.tranId, 'success');
  await returnFromGateway(returnUrl, fields);
  await workOff(world, tripId);
  expect(await typesIn(alone)).toEqual([undefined]);
});

test('no way back is held beside a way there that is over, or is of somebody else', async () => {
  const { tripId } = await sampleTrip(world.db, 9);
  const first = await holdWithDetails(world, {
    tripId: (await sampleTrip(world.db, 7)).tripId,
    seatNos: ['A1'],
  });
  const wish = { ...journey, tripId, seatNos: ['A1'], key: randomUUID(), otherWay: refOf(first) };
  await expect(world.portal.booking.holdSeats(newBuyer(), wish)).rejects.toMatchObject({ code: 'not-found' });
  await world.age(first.tripId, first.bookingId, 60);
  await expect(world.portal.booking.holdSeats(first.actor, wish)).rejects.toMatchObject({
    code: 'hold-expired',
  });
});

test('the way back over before paying: nothing is started, and the way there stays held', async () => {
  const ways = await bothHeld();
  await world.age(ways.back.tripId, ways.back.bookingId, 60);
  await expect(payFor(ways.there, ways.back)).rejects.toMatchObject({ code: 'hold-expired' });
  expect((await waysOf(ways))[0]).toEqual(held);
});

test('the way back being paid for alone: the payment for both ends, and the way there can be paid', async () => {
  const ways = await bothHeld();
  await payFor(ways.back);
  await expect(payFor(ways.there, ways.back)).rejects.toMatchObject({ code: 'way-being-paid' });
  expect(await waysOf(ways)).toEqual([
    { ...held, payments: ['failed'] },
    { ...held, seats: 'paying', payments: ['redirected'] },
  ]);
  await payFor(ways.there);
  expect((await waysOf(ways))[0]).toMatchObject({ payments: ['failed', 'redirected'] });
});

test('two tabs that pay for both at once, each beginning with another way, get one page', async () => {
  const ways = await bothHeld();
  const pages = await Promise.all([payFor(ways.there, ways.back), payFor(ways.back, ways.there)]);
  expect(new Set(pages.map(({ gatewayPageUrl }) => gatewayPageUrl)).size).toBe(1);
  expect((await waysOf(ways)).map(({ payments }) => payments)).toEqual([['redirected'], ['redirected']]);
});

test('the same request sent again gets the page that it got before', async () => {
  const ways = await bothHeld();
  const key = randomUUID();
  const page = await payFor(ways.there, ways.back, key);
  expect(await payFor(ways.there, ways.back, key)).toEqual(page);
});

test('the second way lost to a late payment goes back by itself, and the first may go back in full for a day', async () => {
  const purchase = await onThePage();
  await loseTheWayBack(purchase);
  await purchase.pays();
  const lost = {
    booking: 'unseated',
    seats: "another's",
    payments: ['paid'],
    refunds: [[72_000, 'settled']],
  };
  expect(await becameOf(purchase)).toEqual([sold, lost]);
  expect(await quoteOf(purchase)).toMatchObject({
    refundPaisa: 144_000,
    feePaisa: 0,
    free: 'other-way-lost',
  });
  await cancelThere(purchase);
  expect(await becameOf(purchase)).toEqual([
    { booking: 'cancelled', seats: 'free', payments: ['paid'], refunds: [[144_000, 'settled']] },
    lost,
  ]);
  expect(await atGateway(purchase.tranId)).toEqual([['2160.00', '720.00', '1440.00']]);
});

test('a day after the second way was lost the first goes by its policy', async () => {
  const purchase = await onThePage();
  await loseTheWayBack(purchase);
  await purchase.pays();
  await withClient(world.databaseUrl, (admin) =>
    admin.query(
      `update history set at = (at at time zone 'UTC' - interval '24 hours') at time zone 'UTC' where trip_id = '${purchase.back.tripId}' and event = 'unseat'`,
    ),
  );
  expect(await quoteOf(purchase)).toMatchObject({ refundPaisa: 133_000, free: null });
});

test('one way cancelled goes back by its policy, and the other stays', async () => {
  const purchase = await onThePage();
  await purchase.pays();
  expect(await quoteOf(purchase)).toMatchObject({ refundPaisa: 133_000, free: null });
  await cancelThere(purchase);
  expect(await becameOf(purchase)).toEqual([
    { booking: 'cancelled', seats: 'free', payments: ['paid'], refunds: [[133_000, 'settled']] },
    sold,
  ]);
});

test('every book agrees', async () => {
  await expectBooksToAgree(world);
});
