import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { places } from '../db/seed/places.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { returnFromGateway, newBuyer, startPaying } from '../testing/buyer.ts';
import { anAgent, aSale } from '../testing/counter.ts';
import { departIn } from '../testing/move-trip.ts';
import { runTrip, type RunningTripStage } from '../testing/running-trip.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
let stage: RunningTripStage;
let seller: Awaited<ReturnType<typeof anAgent>>;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
  // A night coach, whose service date was yesterday.
  stage = await runTrip(world, -1);
  seller = await anAgent(world, stage.operatorId);
});
afterAll(() => world.stop());

/** Moves the coach so that it leaves a stop in some minutes: Dhaka, or Bogura four and a half hours later. */
const leavesIn = async (stopNo: 0 | 1, minutes: number): Promise<Date> => {
  await departIn(world, stage.tripId, minutes, stopNo);
  const stop = await world.db
    .selectFrom('tripStop')
    .select('departsAt')
    .where('tripId', '=', stage.tripId)
    .where('stopNo', '=', 1)
    .executeTakeFirstOrThrow();
  return stop.departsAt;
};
const leave = (stopNo: number) =>
  world.portal.boarding.leaveStop(stage.actor, { tripId: stage.tripId, stopNo });
const hold = (seatNo: string, fromStopNo: number) =>
  world.portal.booking.holdSeats(newBuyer(), {
    tripId: stage.tripId,
    fromStopNo,
    toStopNo: 2,
    seatNos: [seatNo],
    language: 'en',
    key: randomUUID(),
  });
const sell = (seatNo: string, fromStopNo: number) =>
  world.portal.counter.sellAtCounter(
    seller.actor,
    aSale(stage.tripId, { seatNos: [seatNo], fromStopNo, toStopNo: 2 }),
  );
const placeOf = (placeId: string) => places.find((place) => place.placeId === placeId)!;
/** Tells at which stops search finds the coach, and whether a counter lists it. */
const offered = async (bogura: Date) => {
  const date = dhakaDate(bogura);
  const to = placeOf('naogaon');
  const found = await Promise.all(
    ['dhaka', 'bogura'].map(async (from) => {
      const criteria = { from: placeOf(from), to, date, period: null, coachType: null };
      const { offers } = await world.portal.search.searchTrips(newBuyer(), criteria);
      return offers.some(({ tripId }) => tripId === stage.tripId);
    }),
  );
  const lists = await Promise.all(
    [addDays(date, -1), date].map((day) =>
      world.portal.counter.listJourneys(seller.actor, { date: day, fromPlaceId: 'bogura' }),
    ),
  );
  const listed = lists.flatMap(({ journeys }) => journeys);
  return { web: found, counter: listed.some(({ fromStopNo }) => fromStopNo === 1) };
};
const refused = (code: string) => expect.objectContaining({ code });

test('after the first stop a coach is sold at the next one until that stop’s own time; behind it nothing is', async () => {
  await leavesIn(0, 45);
  const late = await startPaying(world, { tripId: stage.tripId, seatNos: ['A1'] });
  await leave(0);
  const bogura = await leavesIn(0, 20);

  // Left early: nobody boards there any more, and a later payment is refunded.
  await expect(hold('A2', 0)).rejects.toEqual(refused('trip-not-on-sale'));
  await expect(sell('A2', 0)).rejects.toEqual(refused('coach-left'));
  const { returnUrl, fields } = await world.gateway.choose(late.tranId);
  await returnFromGateway(returnUrl, fields);
  await workOff(world, stage.tripId);
  const { state } = await world.db
    .selectFrom('booking')
    .select('state')
    .where('bookingId', '=', late.bookingId)
    .executeTakeFirstOrThrow();
  expect(state).toBe('unseated');

  expect(await offered(bogura)).toEqual({ web: [false, true], counter: true });
  const roads = await world.portal.search.listRoutes(newBuyer());
  expect(roads.map(({ from, to }) => `${from.placeId}-${to.placeId}`)).toEqual(['bogura-naogaon']);
  const onward = await stage.sell(['A1'], 1, 2);
  await sell('B1', 1);
  const { blockId } = await world.portal.trip.keepSeats(stage.actor, {
    tripId: stage.tripId,
    seatNos: ['C1'],
    fromStopNo: 1,
    toStopNo: 2,
    keptFor: 'vip',
    note: '',
    untilHoursBefore: null,
    key: randomUUID(),
  });
  await expect(hold('C1', 1)).rejects.toEqual(refused('seat-taken'));
  await world.portal.trip.releaseBlock(stage.actor, { tripId: stage.tripId, blockId });

  // The deadline to cancel follows the later stop where the passenger boards, and the door lets the passenger in there.
  const asked = { tripId: stage.tripId, bookingId: onward.bookingId, seatNos: ['A1'] };
  const quote = await world.portal.refund.quoteRefund(onward.actor, asked);
  expect(quote).toMatchObject({ refundPaisa: 0, validUntil: bogura });
  const { riders, stops } = await world.portal.boarding.viewBoarding(stage.actor, stage.tripId);
  expect(stops.map(({ closedAt }) => closedAt !== null)).toEqual([true, false]);
  const rider = riders.find(({ seatNo, fromStopNo }) => seatNo === 'A1' && fromStopNo === 1);
  const mark = { kind: 'board', scanId: randomUUID(), ticketId: rider?.ticketId ?? '', way: 'hand' } as const;
  const { verdicts } = await world.portal.boarding.markBoarding(stage.actor, {
    tripId: stage.tripId,
    deviceId: 'phone-1',
    marks: [{ ...mark, at: new Date().toISOString() }],
  });
  expect(verdicts).toMatchObject([{ verdict: 'boarded' }]);
});

test('half an hour before that stop the web closes, at its departure the counter', async () => {
  const open = await leavesIn(1, 31);
  expect(await offered(open)).toEqual({ web: [false, true], counter: true });
  await hold('D1', 1);
  const closed = await leavesIn(1, 29);
  expect(await offered(closed)).toEqual({ web: [false, false], counter: true });
  await expect(hold('D2', 1)).rejects.toEqual(refused('sale-closed'));
  await sell('E1', 1);
  const left = await leavesIn(1, -1);
  expect(await offered(left)).toEqual({ web: [false, false], counter: false });
  await expect(sell('E2', 1)).rejects.toEqual(refused('coach-left'));

  // Once staff close the stop before its time, the counter stops selling too.
  await leavesIn(1, 20);
  await sell('E2', 1);
  expect(await leave(1)).toEqual({ missed: 3 });
  await expect(sell('E3', 1)).rejects.toEqual(refused('coach-left'));
  await expectBooksToAgree(world);
});
