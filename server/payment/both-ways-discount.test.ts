import type { Visitor } from '@poth/domain/identity/actor.ts';
import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBooksToAgree } from '../testing/books.ts';
import {
  type BothWays,
  buyBoth,
  cancelWay,
  holdBoth,
  owedFor,
  payAtGateway,
  payForWay,
  quoteWay,
  refOf,
  type RoadThereAndBack,
  roadThereAndBack,
  type Way,
} from '../testing/both-ways.ts';
import { endingOf } from '../testing/ending.ts';
import { makeAdmin, signUpPerson } from '../testing/people.ts';
import { pnrOf, publishNext } from '../testing/rebooking.ts';
import { typedPromo } from '../testing/promo.ts';
import { runTrip } from '../testing/running-trip.ts';
import { tripBack } from '../testing/trip-back.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
let admin: Visitor;
let company: RoadThereAndBack;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0, ipn: 'none' });
  admin = (await makeAdmin(world, await signUpPerson(world))).actor;
  company = await roadThereAndBack(world);
});
afterAll(() => world.stop());

const setPercent = (percent: string, actor: Visitor = company.actor) =>
  world.portal.schedule.setBothWaysDiscount(actor, { percent });

let row = 0;
/** Two seats of a row that no other test of this file takes. */
const twoSeats = () => {
  const letter = 'ABCDEFGHI'[row++];
  return [`${letter}3`, `${letter}4`];
};

const bothHeld = (there = twoSeats(), seatsBack = there, backTripId = company.backTripId) =>
  holdBoth(world, { tripId: company.tripId, backTripId }, there, seatsBack);
const payFor = (way: Way, otherWay?: Way) => payForWay(world, way, otherWay);
const choose = (tranId: string, outcome: 'success' | 'fail' = 'success') =>
  payAtGateway(world, tranId, outcome);
const askedFor = async (tranId: string) => {
  const shares = world.db.selectFrom('payment').select('amountPaisa').where('tranId', '=', tranId);
  return (await shares.orderBy('tripId').execute()).map(({ amountPaisa }) => amountPaisa / 100);
};
const pricesOf = async ({ there, back }: BothWays) => {
  const input = { ...refOf(there), otherWay: refOf(back) };
  const both = await world.portal.payment.viewBothCheckouts(there.actor, input);
  return both.map((way) => way && way.price.totalPaisa / 100);
};
const bought = (seats = twoSeats()) => buyBoth(world, company, seats);
const quoteOf = (way: Way) => quoteWay(world, way);
const cancel = (way: Way, seatNos = way.seatNos) => cancelWay(world, way, seatNos);
const owed = (tripId: string) => owedFor(world, company.operatorId, tripId);

test('both ways of one company cost a tenth less, on the page as at the gateway, and one way alone does not', async () => {
  const ways = await bothHeld();
  // 2 × (700 − 70 + 20), 2 × (600 − 60 + 20)
  expect(await pricesOf(ways)).toEqual([1300, 1120]);
  const alone = await world.portal.payment.viewCheckout(ways.there.actor, refOf(ways.there));
  expect([alone.price.totalPaisa / 100, alone.bothWaysPercent]).toEqual([1440, 10]);
  expect(await askedFor(await payFor(ways.there, ways.back))).toEqual([1300, 1120]);
});

test('tickets, receipt and mail tell the fare and the discount; the company bears it and the audit finds nothing', async () => {
  const before = await owed(company.tripId);
  const { there } = await bought();
  expect((await owed(company.tripId)) - before).toBe(-1260);
  const [ticket] = await world.db
    .selectFrom('booking')
    .select('pnr')
    .where('tripId', '=', there.tripId)
    .where('bookingId', '=', there.bookingId)
    .execute();
  const { document } = await world.portal.payment.viewReceipt(there.actor, ticket?.pnr ?? '');
  expect(document).toMatchObject({ farePaisa: 126_000, paidPaisa: 130_000 });
  expect(document.tickets.map(({ farePaisa, bothWaysOffPaisa }) => [farePaisa, bothWaysOffPaisa])).toEqual([
    [63_000, 7_000],
    [63_000, 7_000],
  ]);
  await workOff(world, there.tripId);
  const mails = (await world.gateway.messages(there.phone)).filter(({ kind }) => kind === 'mail');
  expect(mails.some(({ text }) => /discount for both ways\s−৳140/.test(text))).toBe(true);
});

test('a payment for both that fails leaves the fares of one way whole, in what is paid next too', async () => {
  const ways = await bothHeld();
  await choose(await payFor(ways.there, ways.back), 'fail');
  const alone = await world.portal.payment.viewCheckout(ways.there.actor, refOf(ways.there));
  expect(alone.price.totalPaisa).toBe(144_000);
  const tranId = await payFor(ways.there);
  expect(await askedFor(tranId)).toEqual([1440]);
  await choose(tranId);
  expect(await quoteOf(ways.there)).toMatchObject({ refundPaisa: 133_000 });
});

test('ways of two companies, and the same road twice, cost what they cost alone', async () => {
  const other = await runTrip(world);
  const foreign = await bothHeld(twoSeats(), ['A1'], (await tripBack(world.db, other.operatorId)).tripId);
  expect(await pricesOf(foreign)).toEqual([1440, 620]);
  expect(await askedFor(await payFor(foreign.there, foreign.back))).toEqual([1440, 620]);
});

test('of four seats back as many are cheaper as there are seats there', async () => {
  const ways = await bothHeld(['A1'], ['A1', 'A2']);
  expect(await pricesOf(ways)).toEqual([650, 560 + 620]);
});

test('what was promised when seats were held stands, whatever the company says later', async () => {
  const ways = await bothHeld(['B1'], ['B1']);
  await setPercent('0');
  expect(await pricesOf(ways)).toEqual([650, 560]);
  expect(await askedFor(await payFor(ways.there, ways.back))).toEqual([650, 560]);
  expect(await pricesOf(await bothHeld(['C1'], ['C1']))).toEqual([720, 620]);
  await setPercent('10');
});

test('a promo code takes its part of what is left', async () => {
  const typed = typedPromo({ percent: '10', mostTaka: '1000' });
  await world.portal.promo.savePromo(admin, typed);
  const ways = await bothHeld(['D1'], ['D1']);
  await world.portal.booking.applyPromo(ways.there.actor, { ...refOf(ways.there), code: typed.code });
  // 630 less 63, and the charge.
  expect(await pricesOf(ways)).toEqual([587, 560]);
  await choose(await payFor(ways.there, ways.back));
  expect((await endingOf(world, ways.there)).booking).toBe('confirmed');
});

test('one way cancelled gives back less by the discount of the other, which comes back once that is cancelled, too', async () => {
  const { there, back } = await bought();
  // 2 × (630 − 32 − 60)
  expect(await quoteOf(there)).toMatchObject({
    refundPaisa: 107_600,
    feePaisa: 6_400,
    seats: [{ otherWayPaisa: 6_000 }, { otherWayPaisa: 6_000 }],
  });
  const before = await owed(there.tripId);
  await cancel(there);
  expect((await owed(there.tripId)) - before).toBe(1_076);
  // 2 × (540 − 27): the way there is cancelled already. What was withheld of it comes back as well.
  expect(await quoteOf(back)).toMatchObject({
    refundPaisa: 102_600,
    feePaisa: 5_400,
    otherWayBackPaisa: 12_000,
  });
  await cancel(back);
  for (const way of [back, there]) await workOff(world, way.tripId);
  expect((await endingOf(world, there)).refunds).toEqual([
    [107_600, 'settled'],
    [12_000, 'settled'],
  ]);
  expect((await endingOf(world, back)).refunds).toEqual([[102_600, 'settled']]);
});

test('seat after seat given back takes each discount of the other way off once', async () => {
  const { there } = await bought();
  const [first = '', second = ''] = there.seatNos;
  await cancel(there, [first]);
  await cancel(there, [second]);
  await workOff(world, there.tripId);
  expect((await endingOf(world, there)).refunds.map(([amountPaisa]) => amountPaisa)).toEqual([
    53_800, 53_800,
  ]);
});

test('a trip that the company calls off gives back all, and leaves the discount of the other way', async () => {
  const road = await roadThereAndBack(world, '30');
  const { there, back } = await buyBoth(world, road, ['A1']);
  await road.change({ kind: 'cancel', reason: 'breakdown' });
  await workOff(world, there.tripId);
  expect((await endingOf(world, there)).refunds.map(([amountPaisa]) => amountPaisa)).toEqual([51_000]);
  expect(await quoteOf(back)).toMatchObject({ refundPaisa: 39_900, feePaisa: 2_100 });
});

test('only the owner sets it, from 0 to 30 in whole numbers, and each change is in the audit log with what was', async () => {
  const run = await runTrip(world);
  for (const wrong of ['31', '-1', '2.5', '', 'ten'])
    await expect(setPercent(wrong, run.actor)).rejects.toMatchObject({ code: 'invalid-input' });
  await expect(setPercent('5', await run.hire('counter-agent'))).rejects.toMatchObject({
    code: 'not-allowed',
  });
  await setPercent('১২%', run.actor);
  await setPercent('12', run.actor);
  await setPercent('0', run.actor);
  const acts = await world.db
    .selectFrom('auditLog')
    .select('detail')
    .where('stream', '=', `operator:${run.operatorId}`)
    .where('act', '=', 'both-ways-discount-set')
    .orderBy('entryNo')
    .execute();
  expect(acts.map(({ detail }) => detail)).toEqual([
    { before: 0, after: 12 },
    { before: 12, after: 0 },
  ]);
  expect((await world.portal.schedule.listSchedules(run.actor)).bothWaysPercent).toBe(0);
});

test('every book agrees', async () => {
  await expectBooksToAgree(world);
});

test('who changes one way to another trip pays the discount of the other with the fee, as cancelling would keep it', async () => {
  const date = serviceDateOf(await publishNext(world, company.tripId));
  const { there } = await bought();
  const pnr = await pnrOf(world, there.bookingId);
  const exchange = await world.portal.exchange.viewExchange(there.actor, { pnr, date });
  const offsBack = 2 * 6_000;
  expect(exchange.otherWayPaisa).toBe(offsBack);
  const perSeatPaisa = world.deps.settings().exchangeFeePerSeat;
  expect(exchange.offers.map(({ quote }) => quote.feePaisa)).toEqual([2 * perSeatPaisa + offsBack]);
  await cancel(there);
});
