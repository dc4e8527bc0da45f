import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { dhakaDate } from '@poth/domain/dhaka.ts';
import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '../db/testing.ts';
import { readBooking } from '../booking/store.ts';
import { promiseRefund } from '../settings/promise-refund.ts';
import { ofOperators, sumsByTrip } from '../settlement/sums-store.ts';
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
import { eventually } from '../testing/buyer.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { endingOf } from '../testing/ending.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { departIn } from '../testing/move-trip.ts';
import { makeAdmin, signUpPerson } from '../testing/people.ts';
import { pnrOf, publishNext, rebookTo } from '../testing/rebooking.ts';
import { withoutGuard } from '../testing/without-guard.ts';
import { workOff } from '../testing/work-off.ts';
import { readTicketDocument } from '../ticket/store.ts';
import { createWorld, type World } from '../testing/world.ts';
import { cancelSeats } from './cancel-and-refund.ts';
import { refundWithheld } from './refund-withheld.ts';

let world: World;
/** Road on which a seat costs 630 taka there (70 off) and 540 back (60 off); cancelling costs 32 and 27. */
let road: RoadThereAndBack;
beforeAll(async () => {
  world = await createWorld({ chores: false, timeoutMs: 20_000 });
  await world.gateway.behave({ refundSettleMs: 0, ipn: 'none' });
  road = await roadThereAndBack(world);
});
afterAll(() => world.stop());

let pairs = 0;
/** Buys a pair of seats that no other test of this file takes, both ways. */
const bought = () => {
  const letter = 'ABCDEFGHI'[Math.floor(pairs / 2)];
  const seatNos = (pairs++ % 2 === 0 ? [1, 2] : [3, 4]).map((place) => `${letter}${place}`);
  return buyBoth(world, road, seatNos);
};
const cancel = (way: Way, seatNos = way.seatNos) => cancelWay(world, way, seatNos);
/** Lists the amounts that were refunded of a way, in taka, the least first. */
const backOf = async ({ tripId, bookingId }: Way) => {
  const refunds = await world.db
    .selectFrom('refund')
    .select('amountPaisa')
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .orderBy('amountPaisa')
    .execute();
  return refunds.map(({ amountPaisa }) => amountPaisa / 100);
};
const settle = async (...trips: string[]) => {
  for (const tripId of [...trips, ...trips]) await workOff(world, tripId);
};
const deliver = () => world.doChores();

test('both ways given back, one after the other: of each its own fee is kept, and no more', async () => {
  const own = await roadThereAndBack(world);
  const { there, back } = await buyBoth(world, own, ['A1', 'A2']);
  await cancel(there);
  // 2 × (630 − 32 − 60)
  expect(await backOf(there)).toEqual([1_076]);
  expect(await quoteWay(world, back)).toMatchObject({ refundPaisa: 102_600, otherWayBackPaisa: 12_000 });
  await cancel(back);
  await settle(back.tripId, there.tripId);
  expect((await endingOf(world, back)).refunds).toEqual([[102_600, 'settled']]);
  expect((await endingOf(world, there)).refunds.toSorted()).toEqual([
    [107_600, 'settled'],
    [12_000, 'settled'],
  ]);
  const shown = (await readTicketDocument(world.db, there))?.document.refunds;
  expect(shown?.map(({ amountPaisa, cause }) => [amountPaisa, cause])).toEqual([
    [107_600, null],
    [12_000, 'other-way-given-up'],
  ]);
  const owed = [there, back].map(({ tripId }) => owedFor(world, own.operatorId, tripId));
  expect(await Promise.all(owed)).toEqual([-64, -54]);

  const days = { from: serviceDateOf(there.tripId), until: serviceDateOf(back.tripId) };
  const report = await world.portal.salesReport.viewReports(own.actor, { ...days, by: 'travel' });
  expect(report.cancellations.total).toEqual({ seats: 4, backPaisa: 222_200, keptPaisa: 11_800 });
  const lines = sql`select l.book, l.entry_id, l.line_no, l.account, l.amount_paisa, l.source, l.source_id
    from ledger_line l where ${ofOperators([own.operatorId])}`;
  const { rows } = await sql<{ keptPaisa: number }>`
    select kept_paisa from (${sumsByTrip(lines, 0)}) s order by kept_paisa`.execute(world.db);
  expect(rows.map(({ keptPaisa }) => keptPaisa)).toEqual([5_400, 6_400]);
});

test('seat by seat in turn: what was kept for a seat comes back with that one', async () => {
  const { there, back } = await bought();
  const [first = '', second = ''] = there.seatNos;
  await cancel(there, [first]);
  // After this seat the ways have equally many seats: nothing is withheld from it.
  expect(await quoteWay(world, back, [first])).toMatchObject({
    refundPaisa: 51_300,
    otherWayBackPaisa: 6_000,
    seats: [{ otherWayPaisa: 0 }],
  });
  await cancel(back, [first]);
  await deliver();
  expect(await backOf(there)).toEqual([60, 538]);
  await cancel(there, [second]);
  expect(await backOf(there)).toEqual([60, 538, 538]);
  await cancel(back, [second]);
  await settle(back.tripId, there.tripId);
  expect(await backOf(there)).toEqual([60, 60, 538, 538]);
  expect(await backOf(back)).toEqual([513, 513]);
});

test('seat by seat, the way back first: what was kept of it comes back seat by seat of the way there', async () => {
  const { there, back } = await bought();
  const [first = '', second = ''] = there.seatNos;
  await cancel(back, [second]);
  await cancel(back, [first]);
  expect(await backOf(back)).toEqual([443, 443]);
  await cancel(there, [first]);
  await deliver();
  expect(await backOf(back)).toEqual([70, 443, 443]);
  await cancel(there, [second]);
  await settle(there.tripId, back.tripId);
  expect(await backOf(back)).toEqual([70, 70, 443, 443]);
  expect(await backOf(there)).toEqual([598, 598]);
});

test('one seat of each way that stays is cheaper still: nothing comes back for it', async () => {
  const { there, back } = await bought();
  const [first = '', second = ''] = there.seatNos;
  await cancel(there, [first]);
  await cancel(back, [second]);
  await settle(back.tripId, there.tripId);
  expect(await backOf(there)).toEqual([60, 538]);
  expect(await backOf(back)).toEqual([513]);
});

test('where the company calls the other way off it comes back once the money is chosen, and not where a coach is', async () => {
  const own = await roadThereAndBack(world);
  const nextTripId = await publishNext(world, own.tripId);
  const [waits, takes, goes] = [
    await buyBoth(world, own, ['A3', 'A4']),
    await buyBoth(world, own, ['B3', 'B4']),
    await buyBoth(world, own, ['C3', 'C4']),
  ];
  const backs = [waits, takes, goes].map(({ back }) => back);
  // 2 × (540 − 27 − 70)
  for (const back of backs) await cancel(back);
  await own.change({ kind: 'cancel', reason: 'breakdown' });
  await deliver();
  await deliver();
  for (const back of backs) expect(await backOf(back)).toEqual([886]);

  await world.portal.rebooking.takeMoneyInstead(takes.there.actor, {
    pnr: await pnrOf(world, takes.there.bookingId),
  });
  await deliver();
  expect(await backOf(takes.back)).toEqual([140, 886]);
  const { pnr } = await rebookTo(
    world,
    goes.there.actor,
    await pnrOf(world, goes.there.bookingId),
    nextTripId,
  );
  expect(pnr).not.toBe('');
  await settle(own.tripId, nextTripId, own.backTripId);
  expect(await Promise.all(backs.map(backOf))).toEqual([[140, 886], [140, 886], [886]]);
  expect((await endingOf(world, waits.there)).refunds).toEqual([[130_000, 'settled']]);
});

test('a moved trip: who gives it back free of charge has it back, who goes on in another coach keeps the lower fare', async () => {
  const own = await roadThereAndBack(world);
  const nextTripId = await publishNext(world, own.tripId);
  const [gives, goes] = [await buyBoth(world, own, ['A3', 'A4']), await buyBoth(world, own, ['B3', 'B4'])];
  await cancel(gives.back);
  await cancel(goes.back);
  await own.change({ kind: 'delay', delayMinutes: 90, reason: 'traffic' });
  expect(await quoteWay(world, gives.there)).toMatchObject({
    free: 'moved',
    refundPaisa: 130_000,
    otherWayBackPaisa: 14_000,
  });
  await cancel(gives.there);
  await rebookTo(world, goes.there.actor, await pnrOf(world, goes.there.bookingId), nextTripId);
  await settle(own.tripId, nextTripId, own.backTripId);
  expect(await backOf(gives.back)).toEqual([140, 886]);
  expect(await backOf(goes.back)).toEqual([886]);
});

/** Rebooks the way there of a purchase on the evening after, and returns it as it is there. */
const goOn = async ({ there }: BothWays, nextTripId: string): Promise<Way> => {
  const { pnr } = await rebookTo(world, there.actor, await pnrOf(world, there.bookingId), nextTripId);
  const seats = await world.db
    .selectFrom('bookingSeat as s')
    .innerJoin('booking as b', (join) =>
      join.onRef('b.tripId', '=', 's.tripId').onRef('b.bookingId', '=', 's.bookingId'),
    )
    .select(['s.bookingId', 's.seatNo'])
    .where('b.pnr', '=', pnr)
    .execute();
  const bookingId = seats[0]?.bookingId ?? '';
  return { ...there, tripId: nextTripId, bookingId, seatNos: seats.map(({ seatNo }) => seatNo) };
};

test('a way that went on in another coach is a way of its purchase still, cancelled after the other or before it', async () => {
  const own = await roadThereAndBack(world);
  const nextTripId = await publishNext(world, own.tripId);
  const [last, first, goes] = [
    await buyBoth(world, own, ['A3', 'A4']),
    await buyBoth(world, own, ['B3', 'B4']),
    await buyBoth(world, own, ['C3', 'C4']),
  ];
  await cancel(last.back);
  await own.change({ kind: 'delay', delayMinutes: 90, reason: 'traffic' });
  const gone = await goOn(last, nextTripId);
  const stays = await goOn(first, nextTripId);
  await goOn(goes, nextTripId);
  await settle(own.tripId, nextTripId, own.backTripId);
  expect(await backOf(last.back)).toEqual([886]);

  // 2 × (630 − 32), and what was kept of the way back for its discount.
  expect(await quoteWay(world, gone)).toMatchObject({ refundPaisa: 119_600, otherWayBackPaisa: 14_000 });
  await cancel(gone);
  await settle(nextTripId, own.backTripId);
  expect(await backOf(last.back)).toEqual([140, 886]);

  // The way back stays: its discount of 60 is withheld from each seat of the way there, until it is cancelled too.
  await cancel(stays);
  expect(await backOf(stays)).toEqual([1_076]);
  expect(await quoteWay(world, first.back)).toMatchObject({
    refundPaisa: 102_600,
    otherWayBackPaisa: 12_000,
  });
  await cancel(first.back);
  await settle(own.backTripId, nextTripId);
  expect(await backOf(stays)).toEqual([120, 1_076]);

  // 2 × (540 − 27 − 70): who goes on keeps the lower fare, and pays the whole one where only that way is left.
  await cancel(goes.back);
  expect(await backOf(goes.back)).toEqual([886]);
});

test('a seat whose passenger is aboard already stays beside the one that the other way has: nothing is withheld for it', async () => {
  const own = await roadThereAndBack(world);
  const { there, back } = await buyBoth(world, own, ['A3', 'A4'], ['A3']);
  await settle(own.tripId, own.backTripId);
  // A policy that gives half back until the coach leaves.
  const policy = JSON.stringify([{ hoursBefore: 0, feeBasisPoints: 5_000 }]);
  await sql`update booking set refund_policy = ${policy}::jsonb where booking_id = ${there.bookingId}`.execute(
    world.db,
  );
  await departIn(world, own.tripId, 45);
  const whole = await quoteWay(world, there, ['A4']);
  const { ticketId } = await world.db
    .selectFrom('ticket')
    .select('ticketId')
    .where('bookingId', '=', there.bookingId)
    .where('seatNo', '=', 'A3')
    .executeTakeFirstOrThrow();
  await world.portal.boarding.markBoarding(own.actor, {
    tripId: own.tripId,
    deviceId: 'phone-1',
    marks: [{ kind: 'board', scanId: randomUUID(), ticketId, way: 'code', at: new Date().toISOString() }],
  });
  expect(whole.seats).toMatchObject([{ otherWayPaisa: 0 }]);
  expect(await quoteWay(world, there, ['A4'])).toMatchObject({ refundPaisa: whole.refundPaisa });
  expect((await quoteWay(world, back)).seats).toMatchObject([{ otherWayPaisa: 7_000 }]);
});

test('both ways were paid for twice: what was kept is that of the tickets, and comes back seat by seat', async () => {
  const own = await roadThereAndBack(world);
  // Several, for nothing orders the two payments of a way.
  const several = ['A', 'B', 'C', 'D', 'E'].map((letter) => [`${letter}3`, `${letter}4`]);
  const purchases: BothWays[] = [];
  for (const seatNos of several) {
    const { there, back } = await holdBoth(world, own, seatNos);
    const surplus = await payForWay(world, there, back);
    await payAtGateway(world, surplus, 'fail');
    await payAtGateway(world, await payForWay(world, there, back));
    await payAtGateway(world, surplus);
    purchases.push({ there, back });
  }
  await settle(own.tripId, own.backTripId);
  for (const { there } of purchases) await cancel(there);
  for (const place of [0, 1]) {
    for (const { back } of purchases) await cancel(back, [back.seatNos[place] ?? '']);
    await settle(own.backTripId, own.tripId);
  }
  for (const { there, back } of purchases) {
    expect(await backOf(there)).toEqual([60, 60, 1_076, 1_300]);
    expect(await backOf(back)).toEqual([513, 513, 1_120]);
  }
});

test('an announcement that is delivered again moves nothing, nor does one of the way that was cancelled first', async () => {
  const { there, back } = await bought();
  await cancel(there);
  await cancel(back);
  for (let times = 0; times < 3; times++) await refundWithheld(world.deps)(refOf(back));
  await refundWithheld(world.deps)(refOf(there));
  await settle(back.tripId, there.tripId);
  expect(await backOf(there)).toEqual([120, 1_076]);
  expect(await backOf(back)).toEqual([1_026]);
});

/** Lock of the other way's booking. Its columns too: on a cluster a guard is looked for in every statement. */
const lockOfOtherWay = {
  statement: 'select from booking b where',
  guard: 'b.booking_id = $2 for update',
  becomes: 'b.booking_id = $2',
};

test('two deliveries at once: the second waits for the first, and without the lock it is refused', async () => {
  const locked = await bought();
  for (const way of [locked.there, locked.back]) await cancel(way);
  const deliverTo =
    (way: Way, deps = world.deps) =>
    () =>
      refundWithheld(deps)(refOf(way));
  const bookingOf = ({ bookingId }: Way) =>
    `select from booking where booking_id = '${bookingId}' for update`;
  const both = [deliverTo(locked.back), deliverTo(locked.back)];
  const ends = await meetAtLock(world, bookingOf(locked.there), both);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await backOf(locked.there)).toEqual([120, 1_076]);

  const open = await bought();
  for (const way of [open.there, open.back]) await cancel(way);
  const payment = `select from payment where booking_id = '${open.there.bookingId}' for update`;
  const unlocked = await withoutGuard(world, lockOfOtherWay, (_, deps) =>
    meetAtLock(world, payment, [deliverTo(open.back, deps), deliverTo(open.back, deps)]),
  );
  expect(unlocked.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(await backOf(open.there)).toEqual([120, 1_076]);
  await settle(road.backTripId, road.tripId);
});

test('two seats of the other way given back at once: all that was kept comes back, once', async () => {
  const { there, back } = await bought();
  await cancel(there);
  await Promise.all(back.seatNos.map((seatNo) => cancel(back, [seatNo])));
  const deliveries = [0, 1].map(() => refundWithheld(world.deps)(refOf(back)));
  await Promise.all(deliveries);
  await settle(back.tripId, there.tripId);
  const parts = await backOf(there);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(1_076 + 120);
});

/**
 * Cancels the other way, and delivers its announcement, between the decision of a way's cancellation, which has read what
 * to withhold, and its commit.
 */
const giveBackAmid = async (there: Way, back: Way, give: () => Promise<void>) =>
  withClient(world.databaseUrl, async (looking) => {
    const giving = await world.db.transaction().execute(async (tx) => {
      const booking = await readBooking(tx, there, 'locked');
      if (!booking) throw new Error('there is no such booking');
      const { seatNos } = there;
      const promisedBy = promiseRefund(world.deps);
      await cancelSeats(tx, booking, { seatNos, shownRefundPaisa: 0, by: 'test', promisedBy });
      await cancel(back);
      let isOver = false;
      const given = give().then(() => (isOver = true));
      const hasRead = async () => isOver || (await countWaiting(looking)) > 0;
      await eventually(hasRead, 'the delivery has read, or waits for the first way');
      return { given };
    });
    await giving.given;
  });

test('a way that is cancelled while the other is given back: who gives back waits, and sees what was kept', async () => {
  const { there, back } = await bought();
  await giveBackAmid(there, back, () => refundWithheld(world.deps)(refOf(back)));
  expect(await backOf(there)).toEqual([120, 1_076]);
  await settle(there.tripId, back.tripId);
  // Each withheld the discount of the other, which was thought to stay; both have it back.
  expect(await backOf(there)).toEqual([120, 1_076]);
  expect(await backOf(back)).toEqual([140, 886]);
});

test('without that lock it is not seen, and stays kept', async () => {
  const { there, back } = await bought();
  await withoutGuard(world, lockOfOtherWay, (_, deps) =>
    giveBackAmid(there, back, () => refundWithheld(deps)(refOf(back))),
  );
  expect(await backOf(there)).toEqual([1_076]);
  await settle(there.tripId, back.tripId);
});

/** Records that a bank took money of a way back. */
const takeBack = async (way: Way, amountPaisa: number, ticketsKept = false) => {
  const admin = await makeAdmin(world, await signUpPerson(world, { name: 'Anika Sultana' }));
  await world.portal.backOffice.recordReversal(admin.actor, {
    ...refOf(way),
    amountPaisa,
    reversedOn: dhakaDate(new Date()),
    reference: 'CB 2026 114',
    reason: 'the bank says that the card was stolen',
    ticketsKept,
    key: randomUUID(),
  });
};

test('of money that a bank took back no more comes back than is left, and no more is promised', async () => {
  const { there, back } = await bought();
  await cancel(there);
  await settle(there.tripId);
  // Of 1,300 taka 224 are left.
  await takeBack(there, 15_000);
  expect(await quoteWay(world, back)).toMatchObject({ otherWayBackPaisa: 7_400 });
  await cancel(back);
  await settle(back.tripId, there.tripId);
  expect(await backOf(there)).toEqual([74, 1_076]);
});

test('a bank took the money of a way back: what was kept of the other one comes back where the tickets become void', async () => {
  const [ends, stays] = [await bought(), await bought()];
  for (const { there } of [ends, stays]) await cancel(there);
  await takeBack(ends.back, 112_000);
  await takeBack(stays.back, 112_000, true);
  await settle(road.backTripId, road.tripId);
  expect(await backOf(ends.there)).toEqual([120, 1_076]);
  expect(await backOf(stays.there)).toEqual([1_076]);
  for (const { back } of [ends, stays]) expect(await backOf(back)).toEqual([]);
});

test('every book agrees', async () => {
  await expectBooksToAgree(world);
});
