import { randomUUID } from 'node:crypto';
import { seatLayouts } from '@poth/domain/fleet/seat-plan-templates.ts';
import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { touching } from '../db/touch.ts';
import { returnFromGateway, newBuyer, newPhone } from '../testing/buyer.ts';
import { runTrip } from '../testing/running-trip.ts';
import {
  expectAllSettled,
  cancelBought,
  joinList,
  keepTheRest,
  letOffersPass,
  offeredTo,
  take,
  type Waiter,
} from '../testing/waitlist.ts';
import { createWorld, type World } from '../testing/world.ts';
import { passLapsedOffers } from './pass-lapsed-offers.ts';
import { subjectOfNumber } from './subjects.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
});
afterAll(async () => {
  // Checks after all tests that no seat was offered twice, and none is blocked without an offer.
  await expectAllSettled(world);
  await world.stop();
});

const hold = (tripId: string, seatNos: string[], actor = newBuyer(), toStopNo = 2) =>
  world.portal.booking.holdSeats(actor, {
    tripId,
    fromStopNo: 0,
    toStopNo,
    seatNos,
    language: 'en',
    key: randomUUID(),
  });
const seen = async (tripId: string, seatNo: string) =>
  (await world.portal.seating.viewSeatMap(newBuyer(), { tripId, fromStopNo: 0, toStopNo: 2 })).seats[seatNo];
const passOn = () => passLapsedOffers(world.deps)();
/** Number of parties on the list of a trip, as its page shows it. */
const countListed = async (tripId: string): Promise<number> =>
  (await world.portal.seatWaitlist.viewWaitlist(newBuyer(), { tripId, fromStopNo: 0, toStopNo: 2 })).trip
    .waiting;
const view = ({ actor, token }: Waiter) => world.portal.seatWaitlist.viewPlace(actor, token);
const smsTo = async ({ phone }: Waiter) => {
  await world.doChores();
  return (await world.gateway.messages(`+88${phone}`))
    .map(({ text }) => text)
    .filter((text) => !text.includes('code'));
};

/** Makes a trip with all seats sold or blocked: A1 and A2 belong to a buyer, who may cancel them. */
const soldOut = async () => {
  const stage = await runTrip(world);
  const buyer = await stage.sell(['A1', 'A2']);
  const { blockId } = await keepTheRest(stage, ['A1', 'A2']);
  return { ...stage, buyer, blockId };
};

test('seats whose keeping is over are offered to those who wait, and the rest is on sale', async () => {
  const stage = await runTrip(world);
  await stage.sell(['A1', 'A2']);
  const { tripId } = stage;
  const { blockId } = await keepTheRest(stage, ['A1', 'A2'], 2);
  const waiting = await joinList(world, { tripId });
  await world.doChores();
  expect(await offeredTo(world, waiting)).toEqual([]);

  await sql`update seat_block set kept_at = kept_at - interval '1 minute', expires_at = now() where block_id = ${blockId}`.execute(
    world.db,
  );
  await sql`${touching(tripId)} update trip_seat set expires_at = now() where booking_id = ${blockId}`.execute(
    world.db,
  );
  await world.doChores();
  const [offered = ''] = await offeredTo(world, waiting);
  expect(offered).toMatch(/^[A-I][1-4]$/);
  expect(await seen(tripId, offered)).toBe('sold');
  expect((await world.portal.trip.viewTrip(stage.actor, tripId)).blocks).toEqual([]);
});

test('sold out, two wait, one cancels, the first lets it pass, the second buys', async () => {
  const { tripId, buyer } = await soldOut();
  const first = await joinList(world, { tripId });
  const second = await joinList(world, { tripId });
  expect((await view(second)).place).toMatchObject({ state: 'waiting', ahead: 1, offer: null });

  await cancelBought(world.portal, buyer, ['A1']);
  expect(await offeredTo(world, first)).toEqual(['A1']);
  expect(await offeredTo(world, second)).toEqual([]);
  const [told] = await smsTo(first);
  expect(told).toContain('A1');
  expect(told).toContain('Tk 720');
  expect(told).toContain(`/w/${first.token}`);
  expect(await smsTo(second)).toEqual([]);
  // A stranger does not see it free, nor can take it.
  expect(await seen(tripId, 'A1')).toBe('sold');
  await expect(hold(tripId, ['A1'])).rejects.toMatchObject({ code: 'seat-taken' });

  await letOffersPass(world, tripId);
  await passOn();
  expect(await offeredTo(world, first)).toEqual([]);
  await expect(take(world.portal, first)).rejects.toMatchObject({ code: 'offer-over' });
  expect(await offeredTo(world, second)).toEqual(['A1']);
  expect(await smsTo(second)).toHaveLength(1);

  const { bookingId } = await take(world.portal, second);
  // Pressing twice takes it once.
  expect(await take(world.portal, second)).toEqual({ tripId, bookingId });
  const { phone, actor } = second;
  await world.portal.booking.enterDetails(actor, {
    tripId,
    bookingId,
    name: 'Tasnim Rahman',
    phone,
    email: '',
    passengers: [],
    termsAccepted: true,
    language: 'en',
  });
  const asked = { tripId, bookingId, method: 'bkash' as const, key: randomUUID() };
  const { paymentId } = await world.portal.payment.startPayment(actor, asked);
  const { tranId } = await world.db
    .selectFrom('payment')
    .select('tranId')
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();
  const { returnUrl, fields } = await world.gateway.choose(tranId);
  await returnFromGateway(returnUrl, fields);
  await world.doChores();
  const booking = await world.db
    .selectFrom('booking')
    .select(['state', 'farePaisa'])
    .where('bookingId', '=', bookingId)
    .executeTakeFirst();
  expect(booking).toEqual({ state: 'confirmed', farePaisa: 70_000 });
  expect((await view(second)).place).toMatchObject({ state: 'ended', endedBecause: 'took', bookingId });
  // The first waits again, last.
  expect((await view(first)).place).toMatchObject({ state: 'waiting', ahead: 0 });
});

test('ends badly: both let it pass, and the seat is everybody’s', async () => {
  const { tripId, buyer } = await soldOut();
  const list = [await joinList(world, { tripId }), await joinList(world, { tripId })] as const;
  await cancelBought(world.portal, buyer, ['A1']);
  await world.doChores();
  await letOffersPass(world, tripId);
  await passOn();
  await world.portal.seatWaitlist.passOffer(list[1].actor, list[1].token);
  // A number is asked once about seats of one freeing: two cannot keep a seat between them.
  for (const waiter of list) expect(await offeredTo(world, waiter)).toEqual([]);
  expect(await seen(tripId, 'A1')).toBe('available');
  await hold(tripId, ['A1']);
  // Another freeing offers to them again; a second lapsed offer ends a number's places.
  await cancelBought(world.portal, buyer, ['A2']);
  expect(await offeredTo(world, list[0])).toEqual(['A2']);
  await world.doChores();
  await letOffersPass(world, tripId);
  await passOn();
  expect((await view(list[0])).place).toMatchObject({ state: 'ended', endedBecause: 'let-pass' });
  expect(await offeredTo(world, list[1])).toEqual(['A2']);
});

test('a number whose places of a date end is counted on none of its lists', async () => {
  const one = await soldOut();
  const other = await soldOut();
  const phone = newPhone();
  const waiter = await joinList(world, { tripId: one.tripId, phone });
  await sql`delete from try_count`.execute(world.db);
  await joinList(world, { tripId: other.tripId, phone });
  for (const seatNo of ['A1', 'A2']) {
    await cancelBought(world.portal, one.buyer, [seatNo]);
    expect(await offeredTo(world, waiter)).toEqual([seatNo]);
    await world.doChores();
    await letOffersPass(world, one.tripId);
    expect(await countListed(other.tripId)).toBe(1);
    await passOn();
  }
  expect((await view(waiter)).place).toMatchObject({ state: 'ended', endedBecause: 'let-pass' });
  expect([await countListed(one.tripId), await countListed(other.tripId)]).toEqual([0, 0]);
});

test('a place that ends because the coach leaves soon is counted no more', async () => {
  const { tripId } = await soldOut();
  const waiter = await joinList(world, { tripId });
  await sql`update waitlist_entry set offers_until = now() where trip_id = ${tripId}`.execute(world.db);
  expect(await countListed(tripId)).toBe(1);
  await passOn();
  expect((await view(waiter)).place).toMatchObject({ state: 'ended', endedBecause: 'over' });
  expect(await countListed(tripId)).toBe(0);
});

test('an offer that nobody was told of costs its place nothing', async () => {
  const { tripId, buyer } = await soldOut();
  const waiter = await joinList(world, { tripId });
  for (const seatNo of ['A1', 'A2']) {
    await cancelBought(world.portal, buyer, [seatNo]);
    expect(await offeredTo(world, waiter)).toEqual([seatNo]);
    await letOffersPass(world, tripId);
    await passOn();
  }
  expect((await view(waiter)).place).toMatchObject({ state: 'waiting' });
});

test('whoever declines late twice, or leaves late, holds up a list no more; an early answer costs nothing', async () => {
  const { tripId, buyer } = await soldOut();
  const [late, leaving, early] = [
    await joinList(world, { tripId }),
    await joinList(world, { tripId }),
    await joinList(world, { tripId }),
  ];
  for (const seatNo of ['A1', 'A2']) {
    await cancelBought(world.portal, buyer, [seatNo]);
    expect(await offeredTo(world, late)).toEqual([seatNo]);
    await world.doChores();
    await letOffersPass(world, tripId, 9);
    await world.portal.seatWaitlist.passOffer(late.actor, late.token);
    // The next has the seat at once, and declines it at once or late.
    expect(await offeredTo(world, leaving)).toEqual([seatNo]);
    await world.doChores();
    if (seatNo === 'A2') {
      await letOffersPass(world, tripId, 9);
      await world.portal.seatWaitlist.leaveWaitlist(leaving.actor, leaving.token);
    } else await world.portal.seatWaitlist.passOffer(leaving.actor, leaving.token);
    expect(await offeredTo(world, early)).toEqual([seatNo]);
    await world.doChores();
    await letOffersPass(world, tripId, 2);
    await world.portal.seatWaitlist.passOffer(early.actor, early.token);
  }
  expect((await view(late)).place).toMatchObject({ state: 'ended', endedBecause: 'let-pass' });
  expect((await view(leaving)).place).toMatchObject({ state: 'ended', endedBecause: 'left' });
  expect((await view(early)).place).toMatchObject({ state: 'waiting' });
  const { rows } = await sql<{ lapsed: number }>`
    select lapsed from waitlist_day where subject = ${subjectOfNumber(world.deps.linkSigner, `+88${leaving.phone}`)}
      and service_date = ${serviceDateOf(tripId)}::date`.execute(world.db);
  expect(rows).toEqual([{ lapsed: 1 }]);
});

test('who leaves and joins again is not offered again what the number has let pass', async () => {
  const { tripId, buyer } = await soldOut();
  const phone = newPhone();
  const waiter = await joinList(world, { tripId, phone });
  const next = await joinList(world, { tripId });
  await cancelBought(world.portal, buyer, ['A1']);
  await world.portal.seatWaitlist.leaveWaitlist(waiter.actor, waiter.token);
  await sql`delete from try_count`.execute(world.db);
  const again = await joinList(world, { tripId, phone });
  expect(await offeredTo(world, next)).toEqual(['A1']);
  await world.portal.seatWaitlist.passOffer(next.actor, next.token);
  expect(await offeredTo(world, again)).toEqual([]);
  expect(await seen(tripId, 'A1')).toBe('available');
});

test('who asked to be told waits on where somebody was faster before the SMS went out', async () => {
  const { tripId, buyer } = await soldOut();
  const told = await joinList(world, { tripId, wants: 'notice' });
  await cancelBought(world.portal, buyer, ['A1']);
  await hold(tripId, ['A1']);
  expect(await smsTo(told)).toEqual([]);
  expect((await view(told)).place).toMatchObject({ state: 'waiting' });
  await cancelBought(world.portal, buyer, ['A2']);
  expect(await smsTo(told)).toHaveLength(1);
});

test('ends badly: no process passes it on, and two minutes after its time it is everybody’s', async () => {
  const { tripId, buyer } = await soldOut();
  const waiter = await joinList(world, { tripId });
  await cancelBought(world.portal, buyer, ['A1']);
  await letOffersPass(world, tripId);
  await expect(hold(tripId, ['A1'])).rejects.toMatchObject({ code: 'seat-taken' });
  await letOffersPass(world, tripId, 2);
  const { bookingId } = await hold(tripId, ['A1']);
  await passOn();
  const { rows } = await sql<{ bookingId: string }>`
    select distinct booking_id from trip_seat where trip_id = ${tripId} and seat_no = 'A1'`.execute(world.db);
  expect(rows).toEqual([{ bookingId }]);
  expect((await view(waiter)).place).toMatchObject({ state: 'waiting', offer: null });
});

test('what the desk releases is offered too: pairs together, and the rest is free', async () => {
  const { tripId, actor, blockId } = await soldOut();
  const pair = await joinList(world, { tripId, seatCount: 2 });
  const toBogura = await joinList(world, { tripId, toStopNo: 1 });
  await world.portal.trip.releaseBlock(actor, { tripId, blockId });
  expect(await offeredTo(world, pair)).toHaveLength(2);
  expect(await offeredTo(world, toBogura)).toHaveLength(1);
  await expect(joinList(world, { tripId })).rejects.toMatchObject({ code: 'seats-free' });
  // The offered seat is blocked only as far as Bogura; from there on it is on sale.
  const [seatNo = ''] = await offeredTo(world, toBogura);
  await world.portal.booking.holdSeats(newBuyer(), {
    tripId,
    fromStopNo: 1,
    toStopNo: 2,
    seatNos: [seatNo],
    language: 'en',
    key: randomUUID(),
  });
});

test('the seats that a larger coach has besides are offered to the list first', async () => {
  const { tripId, addCoach, change } = await soldOut();
  const waiter = await joinList(world, { tripId, seatCount: 2 });
  const coachId = await addCoach({ coachNumber: 'DT-4045', layout: seatLayouts['economy-40'] });
  await change({ kind: 'coach', coachId, reason: 'operations' });
  expect(await offeredTo(world, waiter)).toEqual(['J1', 'J2']);
  expect([await seen(tripId, 'J1'), await seen(tripId, 'J3')]).toEqual(['sold', 'available']);
});

test('who asked to be told hears once of what nobody on the list wants, and not of what is offered', async () => {
  const { tripId, buyer } = await soldOut();
  const told = await joinList(world, { tripId, wants: 'notice' });
  const listed = await joinList(world, { tripId });
  expect((await view(listed)).place.ahead).toBe(0);
  await cancelBought(world.portal, buyer, ['A1']);
  expect(await offeredTo(world, listed)).toEqual(['A1']);
  expect(await smsTo(told)).toEqual([]);
  await world.portal.seatWaitlist.passOffer(listed.actor, listed.token);
  const [text, ...more] = await smsTo(told);
  expect(text).toContain('seats are free again');
  expect(text).toContain(`trip=${tripId}`);
  expect(more).toEqual([]);
  expect((await view(told)).place).toMatchObject({ state: 'ended', endedBecause: 'told' });
  await cancelBought(world.portal, buyer, ['A2']);
  expect(await smsTo(told)).toHaveLength(1);
});

test('a hold that lapses is everybody’s at once', async () => {
  const { tripId, buyer } = await soldOut();
  await cancelBought(world.portal, buyer, ['A1']);
  const { bookingId } = await hold(tripId, ['A1']);
  const waiter = await joinList(world, { tripId });
  await sql`${touching(tripId)} update trip_seat set expires_at = now() - interval '1 minute'
    where booking_id = ${bookingId}`.execute(world.db);
  expect(await seen(tripId, 'A1')).toBe('available');
  expect(await offeredTo(world, waiter)).toEqual([]);
  await hold(tripId, ['A1']);
});

test('women’s seats are offered to parties of women alone', async () => {
  const { tripId, buyer } = await soldOut();
  await sql`${touching(tripId)} update trip set layout = jsonb_set(layout, '{marks}', '{"A1":"women"}')
    where trip_id = ${tripId}`.execute(world.db);
  const anybody = await joinList(world, { tripId });
  const woman = await joinList(world, { tripId, onlyWomen: true });
  await cancelBought(world.portal, buyer, ['A1']);
  expect(await offeredTo(world, anybody)).toEqual([]);
  expect(await offeredTo(world, woman)).toEqual(['A1']);
});

test('one place for a number on a trip, so many on a date, and none to hold up a list', async () => {
  const { tripId } = await soldOut();
  const phone = newPhone();
  const mine = await joinList(world, { tripId, phone });
  const date = serviceDateOf(tripId);
  await sql`update waitlist_day set places = 3 where service_date = ${date}::date`.execute(world.db);
  const other = await soldOut();
  await sql`delete from try_count`.execute(world.db);
  await expect(joinList(world, { tripId: other.tripId, phone })).rejects.toMatchObject({
    code: 'waitlist-limit',
  });
  await sql`delete from try_count`.execute(world.db);
  expect((await joinList(world, { tripId, phone })).token).toBe(mine.token);
  await world.portal.seatWaitlist.leaveWaitlist(mine.actor, mine.token);
  await world.portal.seatWaitlist.leaveWaitlist(mine.actor, mine.token);
  await sql`delete from try_count`.execute(world.db);
  await joinList(world, { tripId: other.tripId, phone });
});

test('shortly before the sale closes nothing is offered: what is freed is everybody’s', async () => {
  const { tripId, buyer } = await soldOut();
  const waiter = await joinList(world, { tripId });
  await sql`update waitlist_entry set offers_until = now() where trip_id = ${tripId}`.execute(world.db);
  await cancelBought(world.portal, buyer, ['A1']);
  expect(await seen(tripId, 'A1')).toBe('available');
  await passOn();
  expect((await view(waiter)).place).toMatchObject({ state: 'ended', endedBecause: 'over' });
});

test('who waits for a coach that is cancelled is told, and an offer of it can be taken no more', async () => {
  const { tripId, buyer, change } = await soldOut();
  const [offered, waiting] = [await joinList(world, { tripId }), await joinList(world, { tripId })];
  await cancelBought(world.portal, buyer, ['A1']);
  await change({ kind: 'cancel', reason: 'breakdown' });
  await expect(take(world.portal, offered)).rejects.toMatchObject({ code: 'offer-over' });
  const [last] = (await smsTo(waiting)).slice(-1);
  expect(last).toContain('does not run');
  expect((await view(waiting)).place).toMatchObject({ state: 'ended', endedBecause: 'cancelled' });
});

test('a link that was not made here opens nothing', async () => {
  await expect(world.portal.seatWaitlist.viewPlace(newBuyer(), 'AAAA.BBBB')).rejects.toMatchObject({
    code: 'not-found',
  });
});
