import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { seatLayouts } from '@poth/domain/fleet/seat-plan-templates.ts';
import { findPlace } from '@poth/domain/place/find-place.ts';
import { dhakaDate, formatMoment } from '@poth/domain/dhaka.ts';
import type { TripChange } from '@poth/domain/trip/change.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '../db/testing.ts';
import { runAudit } from '../invariants/run-audit.ts';
import { eventually, holdWithDetails, newBuyer } from '../testing/buyer.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { endingOf, sold } from '../testing/ending.ts';
import { departIn } from '../testing/move-trip.ts';
import { tripWithNext } from '../testing/rebooking.ts';
import { runTrip } from '../testing/running-trip.ts';
import { expectEnding, workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
});
afterAll(() => world.stop());

type Sold = Awaited<ReturnType<Awaited<ReturnType<typeof runTrip>>['sell']>>;
const reason = 'breakdown' as const;

const messagesOf = async ({ phone }: Sold, words: string | RegExp) =>
  (await world.gateway.messages(phone)).filter(({ text }) =>
    typeof words === 'string' ? text.includes(words) : words.test(text),
  );
const pnrOf = async ({ bookingId }: Sold) => {
  const { pnr } = await world.db
    .selectFrom('booking')
    .select('pnr')
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow();
  return pnr ?? '';
};
const ticketOf = async (buyer: Sold) =>
  world.portal.ticket.viewTicket(buyer.actor, (await pnrOf(buyer)) ?? '');
const quote = ({ actor, tripId, bookingId }: Sold, seatNos: string[]) =>
  world.portal.refund.quoteRefund(actor, { tripId, bookingId, seatNos });
const offerOf = async (tripId: string) => {
  const places = await world.portal.place.listPlaces(newBuyer());
  const [from, to] = ['dhaka', 'naogaon'].map((name) => findPlace(places, name));
  if (!from || !to) throw new Error('no places');
  const { departsAt } = await world.db
    .selectFrom('tripStop')
    .select('departsAt')
    .where('tripId', '=', tripId)
    .where('stopNo', '=', 0)
    .executeTakeFirstOrThrow();
  const criteria = { from, to, date: dhakaDate(departsAt), period: null, coachType: null };
  const { offers } = await world.portal.search.searchTrips(newBuyer(), criteria);
  return { departsAt, offer: offers.find((offer) => offer.tripId === tripId) };
};

test('a delay moves every shown time, leaves the published ones, and tells each passenger by SMS and mail', async () => {
  const stage = await runTrip(world);
  const buyer = await stage.sell(['B3', 'B4']);
  const before = await ticketOf(buyer);
  const effect = await stage.change({ kind: 'delay', delayMinutes: 45, reason });
  expect(effect).toEqual({
    bookings: 1,
    passengers: 2,
    refundPaisa: 0,
    refundAtCounterPaisa: 0,
    freePaisa: 0,
    split: [],
    downgraded: [],
    busyOn: null,
  });
  await workOff(world, stage.tripId);

  const after = await ticketOf(buyer);
  const minutesLater = (one: Date, other: Date) => (one.getTime() - other.getTime()) / 60_000;
  expect([
    minutesLater(after.departsAt, before.departsAt),
    minutesLater(after.arrivesAt, before.arrivesAt),
    minutesLater(after.boarding.reportingAt, before.boarding.reportingAt),
    minutesLater(after.dropping.at, before.dropping.at),
  ]).toEqual([45, 45, 45, 45]);
  expect(after.news).toMatchObject({ delayMinutes: 45, reason, free: null });
  const { departsAt, offer } = await offerOf(stage.tripId);
  expect(offer && minutesLater(offer.departsAt, departsAt)).toBe(45);
  expect(offer?.delayMinutes).toBe(45);
  expect((await messagesOf(buyer, '45 m late')).map(({ kind }) => kind).toSorted()).toEqual(['mail', 'sms']);
  expect((await quote(buyer, ['B3'])).free).toBeNull();
});

test('a delay on the road is told to who boards at the stops ahead, and to nobody aboard already', async () => {
  const stage = await runTrip(world);
  const [aboard, ahead] = [await stage.sell(['C1'], 0, 2), await stage.sell(['C2'], 1, 2)];
  await departIn(world, stage.tripId, -10);
  await world.portal.boarding.leaveStop(stage.actor, { tripId: stage.tripId, stopNo: 0 });
  expect(await stage.change({ kind: 'delay', delayMinutes: 40, reason })).toMatchObject({ bookings: 1 });
  await workOff(world, stage.tripId);
  expect(await messagesOf(ahead, '40 m late')).not.toEqual([]);
  expect(await messagesOf(aboard, '40 m late')).toEqual([]);
  // Both tickets show the delay, also of the passenger aboard.
  for (const buyer of [aboard, ahead]) expect((await ticketOf(buyer)).news.delayMinutes).toBe(40);
});

test('more than an hour late: everything comes back to who cancels, service charge included', async () => {
  const stage = await runTrip(world);
  const early = await stage.sell(['B3', 'B4']);
  expect(await stage.change({ kind: 'delay', delayMinutes: 90, reason })).toMatchObject({
    freePaisa: 144_000,
  });
  await workOff(world, stage.tripId);
  expect(await messagesOf(early, 'get everything back')).toHaveLength(2);

  const late = await stage.sell(['C1']);
  expect((await quote(late, ['C1'])).free).toBeNull();
  expect(await quote(early, ['B3', 'B4'])).toMatchObject({
    free: 'moved',
    refundPaisa: 144_000,
    feePaisa: 0,
  });
  const input = {
    tripId: stage.tripId,
    bookingId: early.bookingId,
    seatNos: ['B3'],
    shownRefundPaisa: 72_000,
    termsAccepted: true,
    key: randomUUID(),
  };
  await world.portal.refund.cancelAndRefund(early.actor, input);
  await expectEnding(world, early, {
    ...sold,
    seats: 'free, sold',
    tickets: ['void', 'issued'],
    refunds: [[72_000, 'settled']],
  });
  const { rows } = await sql<{ account: string; paisa: number }>`
    select split_part(account, ':', 1) as account, sum(amount_paisa)::bigint as paisa from ledger_line
    where book = ${stage.tripId} and source = 'called-off' group by 1 order by 1`.execute(world.db);
  expect(rows).toEqual([
    { account: 'operator_payable', paisa: 70_000 },
    { account: 'refund_payable', paisa: -72_000 },
    { account: 'service_charge', paisa: 2_000 },
  ]);
});

test('a coach that is on time again is told too, and the policy stands again', async () => {
  const stage = await runTrip(world);
  const buyer = await stage.sell(['B3']);
  await stage.change({ kind: 'delay', delayMinutes: 120, reason });
  await stage.change({ kind: 'delay', delayMinutes: 0, reason });
  await workOff(world, stage.tripId);
  expect(await messagesOf(buyer, 'on time after all')).toHaveLength(2);
  expect((await quote(buyer, ['B3'])).free).toBeNull();
  await expect(stage.change({ kind: 'delay', delayMinutes: 0, reason })).rejects.toMatchObject({
    code: 'invalid-input',
    fields: { faults: { delayMinutes: 'same' } },
  });
});

test('who agreed to less than it causes now is asked again, and nothing has happened', async () => {
  const stage = await runTrip(world);
  const change = { kind: 'delay', delayMinutes: 90, reason } as const;
  const seen = await world.portal.trip.previewChange(stage.actor, { tripId: stage.tripId, change });
  const buyer = await stage.sell(['B3']);
  const input = {
    tripId: stage.tripId,
    change,
    shown: { bookings: seen.bookings, paisa: seen.freePaisa },
    key: randomUUID(),
  };
  await expect(world.portal.trip.delayTrip(stage.actor, input)).rejects.toMatchObject({
    code: 'effect-changed',
    fields: { bookings: 1, paisa: 72_000 },
  });
  expect((await ticketOf(buyer)).news.delayMinutes).toBe(0);
});

test('a double click changes once and tells once', async () => {
  const stage = await runTrip(world);
  const buyer = await stage.sell(['B3']);
  const input = {
    tripId: stage.tripId,
    change: { kind: 'delay', delayMinutes: 30, reason } as const,
    shown: { bookings: 1, paisa: 0 },
    key: randomUUID(),
  };
  await Promise.all([1, 2, 3].map(() => world.portal.trip.delayTrip(stage.actor, input)));
  await workOff(world, stage.tripId);
  expect(await messagesOf(buyer, '30 m late')).toHaveLength(2);
  expect((await world.portal.trip.viewTrip(stage.actor, stage.tripId)).changes).toHaveLength(1);
});

test('another coach takes over by the labels of its seats; one that lacks a sold seat is refused with it', async () => {
  const stage = await runTrip(world);
  const buyer = await stage.sell(['B3', 'B4']);
  const small = await stage.addCoach({ coachNumber: 'DT-1', layout: seatLayouts['business-27'] });
  const change = { kind: 'coach', coachId: small, reason } as const;
  await expect(stage.change(change)).rejects.toMatchObject({
    code: 'seats-missing',
    fields: { seats: ['B4'] },
  });
  const blind = { tripId: stage.tripId, change, shown: { bookings: 1, paisa: 0 }, key: randomUUID() };
  await expect(world.portal.trip.changeCoach(stage.actor, blind)).rejects.toMatchObject({
    code: 'seats-missing',
  });

  const rows = [...seatLayouts['economy-36'].rows.slice(0, 5), ['Z1', null, null, 'Z2', 'Z3']];
  const other = await stage.addCoach({ coachNumber: 'DT-2', layout: { layoutId: 'drawn', rows } });
  await world.portal.booking.holdSeats(newBuyer(), {
    tripId: stage.tripId,
    fromStopNo: 0,
    toStopNo: 2,
    seatNos: ['I1'],
    language: 'en',
    key: randomUUID(),
  });
  expect(await stage.change({ kind: 'coach', coachId: other, reason })).toMatchObject({
    bookings: 1,
    freePaisa: 0,
  });
  await workOff(world, stage.tripId);
  const desk = await world.portal.trip.viewTrip(stage.actor, stage.tripId);
  expect(desk).toMatchObject({ coachNumber: 'DT-2', counts: { sold: 2, free: 21, held: 0 } });
  expect(Object.keys(desk.seats)).toContain('Z3');
  expect(Object.keys(desk.seats)).not.toContain('I1');
  expect((await ticketOf(buyer)).coachNumber).toBe('DT-2');
  expect(await messagesOf(buyer, 'DT-2 (AC) instead of DT-4021')).toHaveLength(2);
  await expectEnding(world, buyer, sold);
});

test('a coach without the cheaper class is not offered at its fare; one that has it again is', async () => {
  const stage = await runTrip(world);
  const { rows } = seatLayouts['economy-36'];
  const classed = (coachClass: 'economy' | 'sleeper', seats: string[]) => ({
    layoutId: 'drawn',
    rows,
    classes: Object.fromEntries(seats.map((seatNo) => [seatNo, coachClass])),
  });
  const all = rows.flat().filter((seatNo) => seatNo !== null);
  await sql`update trip_fare set class_fares_paisa = ('{"economy":' || fare_paisa::text || ',"sleeper":' || (fare_paisa * 2)::text || '}')::jsonb
    where trip_id = ${stage.tripId}`.execute(world.db);
  const priceWith = async (layout: object) => {
    const coachId = await stage.addCoach({ coachNumber: `DT-${randomUUID().slice(0, 8)}`, layout });
    await stage.change({ kind: 'coach', coachId, reason });
    const { offer } = await offerOf(stage.tripId);
    const broken = (await runAudit(world.auditor)).map(({ invariant }) => invariant);
    expect(broken).not.toContain('I-plans');
    return [offer?.pricePaisa, offer?.classPricesPaisa];
  };
  expect(await priceWith(classed('sleeper', all))).toEqual([142_000, null]);
  const held = await holdWithDetails(world, { tripId: stage.tripId, seatNos: ['A1'] });
  expect((await world.portal.payment.viewCheckout(held.actor, held)).price.totalPaisa).toBe(142_000);
  expect(await priceWith(classed('sleeper', ['A1']))).toEqual([
    72_000,
    { economy: 72_000, sleeper: 142_000 },
  ]);
  expect(await priceWith(seatLayouts['economy-36'])).toEqual([72_000, null]);
});

test('no air conditioning any more: whoever bought it may give it back for nothing', async () => {
  const stage = await runTrip(world);
  const buyer = await stage.sell(['B3']);
  const { coachNumber } = await ticketOf(buyer);
  const plain = await stage.addCoach({
    coachNumber: 'DT-3',
    layout: seatLayouts['economy-36'],
    coachType: 'non-ac',
  });
  await expect(stage.change({ kind: 'coach', coachId: plain, reason })).resolves.toMatchObject({
    freePaisa: 72_000,
  });
  expect(await quote(buyer, ['B3'])).toMatchObject({ free: 'downgraded', refundPaisa: 72_000 });
  expect((await ticketOf(buyer)).news.replaced.coachNumber).toBe(coachNumber);
});

test('a coach that its owner changes meanwhile runs as it was when the effect was accepted', async () => {
  const stage = await runTrip(world);
  const buyer = await stage.sell(['B3']);
  const coachId = await stage.addCoach({ coachNumber: 'DT-4', layout: seatLayouts['economy-36'] });
  const changed = await withClient(world.databaseUrl, async (holder) => {
    // A change waits here once it has computed its effect from the coach.
    await holder.query('begin; lock table boarding_close in access exclusive mode');
    const change = { kind: 'coach', coachId, reason } as const;
    const shown = { bookings: 1, paisa: 0 };
    const changing = world.portal.trip.changeCoach(stage.actor, {
      tripId: stage.tripId,
      change,
      shown,
      key: randomUUID(),
    });
    await withClient(world.databaseUrl, (looking) =>
      eventually(async () => (await countWaiting(looking)) > 0, 'the change waits'),
    );
    await world.db.updateTable('coach').set({ coachType: 'non-ac' }).where('coachId', '=', coachId).execute();
    await holder.query('commit');
    return changing;
  });
  expect(changed).toEqual({ changeNo: 1 });
  const { coachType } = await world.db
    .selectFrom('trip')
    .select('coachType')
    .where('tripId', '=', stage.tripId)
    .executeTakeFirstOrThrow();
  expect([coachType, (await quote(buyer, ['B3'])).free]).toEqual(['ac', null]);
});

test('two who sat side by side are asked, not told that their seats stay, when the aisle comes between them', async () => {
  const stage = await runTrip(world);
  const [pair, alone] = [await stage.sell(['B1', 'B2']), await stage.sell(['C1'])];
  const narrow = await stage.addCoach({ coachNumber: 'DT-5', layout: seatLayouts['business-27'] });
  expect(await stage.change({ kind: 'coach', coachId: narrow, reason })).toMatchObject({
    split: [['B1', 'B2']],
    freePaisa: 144_000,
  });
  await workOff(world, stage.tripId);
  expect(await messagesOf(pair, 'B1 and B2 are no longer side by side')).toHaveLength(2);
  expect(await messagesOf(pair, 'Your seats stay')).toEqual([]);
  expect(await messagesOf(alone, 'Your seats stay')).toHaveLength(2);
  expect(await quote(pair, ['B1', 'B2'])).toMatchObject({ free: 'split', refundPaisa: 144_000 });
  expect((await quote(alone, ['C1'])).free).toBeNull();

  const wide = await stage.addCoach({ coachNumber: 'DT-6', layout: seatLayouts['economy-36'] });
  await stage.change({ kind: 'coach', coachId: wide, reason });
  expect((await quote(pair, ['B1', 'B2'])).free).toBeNull();
});

test('a counter moves: those who board there are told and have it on their ticket, others are not', async () => {
  const stage = await runTrip(world);
  const [moved, other] = [await stage.sell(['B3'], 1, 2), await stage.sell(['C3'], 0, 2)];
  const counters = await stage.addCounter(1, 'Bogura bypass');
  const before = await ticketOf(moved);
  const change = { kind: 'counter', stopNo: 1, minutesLater: 10, reason, ...counters } as const;
  expect(await stage.change(change)).toMatchObject({ bookings: 1, passengers: 1 });
  await workOff(world, stage.tripId);
  const { boarding, news } = await ticketOf(moved);
  expect(boarding).toMatchObject({ name: { en: 'Bogura bypass' }, phone: '+8801700000001' });
  const same = { boarding: null, dropping: null, coachNumber: null };
  expect(news.replaced).toEqual({ ...same, boarding: before.boarding.name });
  expect((await ticketOf(other)).news.replaced).toEqual(same);
  expect(boarding.at.getTime() - before.boarding.at.getTime()).toBe(600_000);
  expect(await messagesOf(moved, /board at Bogura bypass/i)).toHaveLength(2);
  expect(await messagesOf(other, 'Bogura bypass')).toEqual([]);

  const hold = await world.portal.booking.holdSeats(newBuyer(), {
    tripId: stage.tripId,
    fromStopNo: 1,
    toStopNo: 2,
    seatNos: ['D1'],
    language: 'en',
    key: randomUUID(),
  });
  expect(hold.boardingCounterId).toBe(counters.toCounterId);
});

test('late and from another counter: ticket and messages tell both', async () => {
  const stage = await runTrip(world);
  const buyer = await stage.sell(['B3'], 1, 2);
  const counters = await stage.addCounter(1, 'Bogura bypass');
  const before = await ticketOf(buyer);
  await stage.change({ kind: 'counter', stopNo: 1, minutesLater: -20, reason, ...counters });
  await stage.change({ kind: 'delay', delayMinutes: 45, reason });
  await workOff(world, stage.tripId);
  const { boarding, news } = await ticketOf(buyer);
  expect(boarding.name.en).toBe('Bogura bypass');
  expect(news.delayMinutes).toBe(45);
  expect(boarding.at.getTime() - before.boarding.at.getTime()).toBe(25 * 60_000);
  const late = await messagesOf(buyer, /45 m late/);
  expect(late).toHaveLength(2);
  for (const { text } of late) expect(text).toContain(`it leaves ${formatMoment(boarding.at, 'en')}`);
  expect(late.filter(({ text }) => /Boarding point\W+Bogura bypass/.test(text))).toHaveLength(1);
});

test('a coach that is put on two trips at once, or made late for its next, is told before the change', async () => {
  const stage = await tripWithNext(world);
  const { tripId, nextTripId } = stage;
  const preview = async (change: TripChange) =>
    (await world.portal.trip.previewChange(stage.actor, { tripId, change })).busyOn;
  const delay = (delayMinutes: number) => preview({ kind: 'delay', delayMinutes, reason });
  const { departsAt } = await world.db
    .selectFrom('tripStop')
    .select('departsAt')
    .where('tripId', '=', nextTripId)
    .where('stopNo', '=', 0)
    .executeTakeFirstOrThrow();
  expect(await delay(10)).toBeNull();
  expect(await delay(20 * 60)).toMatchObject({ departsAt, from: { en: 'Dhaka' }, to: { en: 'Naogaon' } });

  const coachId = await stage.addCoach({ coachNumber: 'DM-2', layout: seatLayouts['economy-36'] });
  expect(await preview({ kind: 'coach', coachId, reason })).toBeNull();
  await world.db.updateTable('trip').set({ coachNumber: 'DM-2' }).where('tripId', '=', nextTripId).execute();
  await sql`update trip_stop set arrives_at = arrives_at - interval '20 hours', departs_at = departs_at - interval '20 hours'
    where trip_id = ${nextTripId}`.execute(world.db);
  expect(await preview({ kind: 'coach', coachId, reason })).toMatchObject({ to: { en: 'Naogaon' } });
  await world.db.updateTable('trip').set({ state: 'cancelled' }).where('tripId', '=', nextTripId).execute();
  expect(await preview({ kind: 'coach', coachId, reason })).toBeNull();
});

test('a counter that moves again and again stays within an hour of the times that its passengers were told', async () => {
  const stage = await runTrip(world);
  const buyer = await stage.sell(['B3'], 1, 2);
  const before = await ticketOf(buyer);
  const { counterId, toCounterId } = await stage.addCounter(1, 'Bogura bypass');
  const away = { counterId, toCounterId };
  const back = { counterId: toCounterId, toCounterId: counterId };
  const move = (counters: { counterId: string; toCounterId: string }, minutesLater: number) =>
    stage.change({ kind: 'counter', stopNo: 1, minutesLater, reason, ...counters });
  await move(away, 60);
  await expect(move(back, 1)).rejects.toMatchObject({
    code: 'invalid-input',
    fields: { faults: { minutesLater: 'far' } },
  });
  // A refused move changes nothing, and one within the hour is still possible.
  await move(back, -60);
  await expect(move(away, -10)).rejects.toMatchObject({ code: 'invalid-input' });
  const { boarding, news } = await ticketOf(buyer);
  expect([boarding.at, news.replaced.boarding]).toEqual([before.boarding.at, null]);
});

test('a counter of another place, or of another company, is none of this trip', async () => {
  const stage = await runTrip(world);
  const [here, elsewhere] = [await stage.addCounter(0, 'Gabtoli'), await stage.addCounter(2, 'Naogaon road')];
  const other = await runTrip(world);
  const theirs = await other.addCounter(0, 'Sayedabad');
  for (const toCounterId of [elsewhere.toCounterId, theirs.toCounterId])
    await expect(
      stage.change({
        kind: 'counter',
        stopNo: 0,
        counterId: here.counterId,
        toCounterId,
        minutesLater: 0,
        reason,
      }),
    ).rejects.toMatchObject({ code: 'not-found' });
});

test('the supervisor’s number stands on the ticket and in what is sent from then on', async () => {
  const stage = await runTrip(world);
  const buyer = await stage.sell(['B3']);
  await world.portal.trip.setSupervisor(stage.actor, { tripId: stage.tripId, phone: '01711 234567' });
  expect((await ticketOf(buyer)).news.supervisorPhone).toBe('+8801711234567');
  await stage.change({ kind: 'delay', delayMinutes: 20, reason });
  await workOff(world, stage.tripId);
  expect(await messagesOf(buyer, /Supervisor:? 01711-234567/)).toHaveLength(2);
  const wrong = world.portal.trip.setSupervisor(stage.actor, { tripId: stage.tripId, phone: '0171' });
  await expect(wrong).rejects.toMatchObject({ code: 'invalid-input' });
  expect((await endingOf(world, buyer)).booking).toBe('confirmed');
});
