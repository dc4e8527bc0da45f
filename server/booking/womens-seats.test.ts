import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runAudit } from '../invariants/run-audit.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { newBuyer, returnFromGateway } from '../testing/buyer.ts';
import { buyFor, holdFor, payFor, enterRiders, startPayingFor, womensTrip } from '../testing/womens-trip.ts';
import { tellOfChange } from '../testing/tell-of-change.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
});
afterAll(() => world.stop());

const trips = new Set<string>();
const aTrip = async (keeps: Parameters<typeof womensTrip>[1]) => {
  const trip = await womensTrip(world, keeps);
  trips.add(trip.tripId);
  return trip;
};
// Works off waiting announcements in order, so that nothing of a test is left before the next one.
afterEach(async () => {
  for (const tripId of trips) await workOff(world, tripId);
  trips.clear();
});

const marks = { G1: 'women', G2: 'women', A1: 'priority' } as const;
const seatMap = (tripId: string, fromStopNo = 0, toStopNo = 2) =>
  world.portal.seating.viewSeatMap(newBuyer(), { tripId, fromStopNo, toStopNo });
const gendersOf = (bookingId: string) =>
  world.db
    .selectFrom('bookingSeat')
    .select(['seatNo', 'passengerGender'])
    .where('bookingId', '=', bookingId)
    .orderBy('seatNo')
    .execute();
const stateOf = async (bookingId: string) =>
  (await world.db.selectFrom('booking').select('state').where('bookingId', '=', bookingId).executeTakeFirst())
    ?.state;
const womenOnly = (...seats: string[]) => ({ code: 'women-only-seat', fields: { seats } });

test('a seat marked for women is sold to women only, and the checkout says which it is', async () => {
  const { tripId } = await aTrip({ marks });
  expect((await seatMap(tripId)).marks).toEqual(marks);

  const buyer = await holdFor(world, tripId, { G1: null, G2: 'male', G3: 'male' });
  const { women } = await world.portal.payment.viewCheckout(buyer.actor, buyer);
  expect(women).toEqual({ asked: true, seatNos: ['G1', 'G2'] });
  await expect(payFor(world, buyer)).rejects.toMatchObject(womenOnly('G1', 'G2'));
  expect((await seatMap(tripId)).seats.G1).toBe('held');

  await enterRiders(world, buyer, { G1: 'female', G2: 'female', G3: 'male' });
  await payFor(world, buyer);
  // A priority seat asks for consideration; it is sold to anybody.
  await buyFor(world, tripId, { A1: null });
});

test('where nothing is kept for women nobody is asked, and nothing is written down', async () => {
  const { tripId } = await aTrip({ marks: { A1: 'priority' } });
  const { actor, bookingId } = await buyFor(world, tripId, { B1: 'female', B2: 'male' });
  expect(await gendersOf(bookingId)).toEqual([
    { seatNo: 'B1', passengerGender: null },
    { seatNo: 'B2', passengerGender: null },
  ]);
  const held = await holdFor(world, tripId, { C1: null });
  const { women } = await world.portal.payment.viewCheckout(held.actor, held);
  expect(women).toEqual({ asked: false, seatNos: [] });
  expect(actor).toBeDefined();
});

test('the seat beside a woman travelling alone is kept for women, on her part of the way', async () => {
  const { tripId } = await aTrip({ protectsWomenAlone: true });
  const man = await holdFor(world, tripId, { B2: 'male' });
  await buyFor(world, tripId, { B1: 'female' }, { fromStopNo: 0, toStopNo: 1 });

  expect((await seatMap(tripId)).marks).toEqual({ B2: 'women' });
  expect((await seatMap(tripId, 0, 1)).marks).toEqual({ B2: 'women' });
  expect((await seatMap(tripId, 1, 2)).marks).toEqual({});
  await expect(payFor(world, man)).rejects.toMatchObject(womenOnly('B2'));
  await enterRiders(world, man, { B2: null });
  await expect(payFor(world, man)).rejects.toMatchObject(womenOnly('B2'));
  const { women } = await world.portal.payment.viewCheckout(man.actor, man);
  expect(women).toEqual({ asked: true, seatNos: ['B2'] });

  const release = { tripId, bookingId: man.bookingId, seatNos: ['B2'] };
  await world.portal.booking.releaseSeats(man.actor, release);
  await buyFor(world, tripId, { B2: 'male' }, { fromStopNo: 1, toStopNo: 2 });
  await buyFor(world, tripId, { B3: 'male' });
  await buyFor(world, tripId, { B2: 'female' }, { fromStopNo: 0, toStopNo: 1 });
});

test('who travels together keeps no seat; who is left alone does; a cancelled seat keeps none', async () => {
  const { tripId } = await aTrip({ protectsWomenAlone: true });
  const pair = await buyFor(world, tripId, { C1: 'female', D1: 'male' });
  await buyFor(world, tripId, { E1: 'male' });
  await buyFor(world, tripId, { F1: null });
  expect((await seatMap(tripId)).marks).toEqual({});

  const cancel = async (seatNo: string) => {
    const asked = { tripId, bookingId: pair.bookingId, seatNos: [seatNo] };
    const { refundPaisa } = await world.portal.refund.quoteRefund(pair.actor, asked);
    const input = { ...asked, shownRefundPaisa: refundPaisa, termsAccepted: true, key: randomUUID() };
    await world.portal.refund.cancelAndRefund(pair.actor, input);
  };
  await cancel('D1');
  expect((await seatMap(tripId)).marks).toEqual({ C2: 'women' });
  await cancel('C1');
  expect((await seatMap(tripId)).marks).toEqual({});
});

test('a woman who pays does not bind herself, and a hold alone binds nobody', async () => {
  const { tripId } = await aTrip({ protectsWomenAlone: true });
  const held = await holdFor(world, tripId, { B1: 'female' });
  expect((await seatMap(tripId)).marks).toEqual({});
  const { tranId } = await payFor(world, held);
  expect((await seatMap(tripId)).marks).toEqual({ B2: 'women' });
  const journey = { tripId, fromStopNo: 0, toStopNo: 2 };
  expect(
    (await world.portal.seating.viewSeatMap(newBuyer(), { ...journey, bookingId: held.bookingId })).marks,
  ).toEqual({});
  const failed = await world.gateway.choose(tranId, 'fail');
  await returnFromGateway(failed.returnUrl, failed.fields);
  expect((await seatMap(tripId)).marks).toEqual({});
});

test('who is a woman stands as it was said while the payment is under way, and may be said anew after it', async () => {
  const { tripId } = await aTrip({ marks });
  const buyer = await startPayingFor(world, tripId, { G1: 'female', G3: 'female' });
  for (const riders of [{ G1: 'male', G3: 'female' } as const, { G1: 'female', G3: 'male' } as const])
    await expect(enterRiders(world, buyer, riders)).rejects.toMatchObject({ code: 'payment-open' });
  const failed = await world.gateway.choose(buyer.tranId, 'fail');
  await returnFromGateway(failed.returnUrl, failed.fields);
  await enterRiders(world, buyer, { G1: 'female', G3: 'male' });
  expect(await gendersOf(buyer.bookingId)).toEqual([
    { seatNo: 'G1', passengerGender: 'female' },
    { seatNo: 'G3', passengerGender: 'male' },
  ]);
});

test('paid after the hold was over, beside a woman who came meanwhile: the money goes back', async () => {
  const { tripId } = await aTrip({ protectsWomenAlone: true });
  const man = await startPayingFor(world, tripId, { B2: 'male' });
  await world.age(tripId, man.bookingId, 60);
  await buyFor(world, tripId, { B1: 'female' });
  const late = await world.gateway.choose(man.tranId);
  await returnFromGateway(late.returnUrl, late.fields);
  await workOff(world, tripId);
  expect(await stateOf(man.bookingId)).toBe('unseated');
  expect((await seatMap(tripId)).seats.B2).toBe('available');
  const refunds = await world.db
    .selectFrom('refund')
    .select(['amountPaisa', 'state'])
    .where('bookingId', '=', man.bookingId)
    .execute();
  expect(refunds).toEqual([{ amountPaisa: 72_000, state: 'settled' }]);
});

test('paid in time, beside a woman who came meanwhile: the seat was his first', async () => {
  const { tripId } = await aTrip({ protectsWomenAlone: true });
  const man = await startPayingFor(world, tripId, { B2: 'male' });
  await buyFor(world, tripId, { B1: 'female' });
  const paid = await world.gateway.choose(man.tranId);
  await returnFromGateway(paid.returnUrl, paid.fields);
  expect(await stateOf(man.bookingId)).toBe('confirmed');
});

test('the switch turned off, the seat is anybody’s again', async () => {
  const { tripId, operatorId } = await aTrip({ protectsWomenAlone: true });
  await buyFor(world, tripId, { B1: 'female' });
  await world.db
    .updateTable('operator')
    .set({ protectWomenTravellingAlone: false })
    .where('operatorId', '=', operatorId)
    .execute();
  await tellOfChange(world);
  expect((await seatMap(tripId)).marks).toEqual({});
  await buyFor(world, tripId, { B2: 'male' });
});

test('the API says what is kept for women', async () => {
  const { tripId } = await aTrip({ marks });
  const answer = await fetch(`${world.publicUrl}/api/trips/${tripId}/seats?from=0&to=2`);
  expect(await answer.json()).toMatchObject({ marks, upperFrom: null, seats: { G1: 'available' } });
});

test('the audit finds a women’s seat in which somebody else rides', async () => {
  const { tripId } = await aTrip({ marks });
  const { bookingId } = await buyFor(world, tripId, { G1: 'female' });
  const say = (passengerGender: 'female' | 'male') =>
    world.db.updateTable('bookingSeat').set({ passengerGender }).where('bookingId', '=', bookingId).execute();
  await say('male');
  const broken = (await runAudit(world.auditor)).map(({ invariant }) => invariant);
  await say('female');
  expect(broken).toContain('I-women');
});

test('every book agrees', async () => {
  await expectBooksToAgree(world);
});
