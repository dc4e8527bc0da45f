import { afterAll, beforeAll, expect, test } from 'vitest';
import { dhakaDate } from '@poth/domain/dhaka.ts';
import { runAudit } from '../invariants/run-audit.ts';
import { letTripBeSettled, longAfter } from '../testing/archive.ts';
import { buyBoth, roadThereAndBack } from '../testing/both-ways.ts';
import { exchangeTo, setExchangeFee, setFare } from '../testing/exchange.ts';
import { letTripBeOver } from '../testing/move-trip.ts';
import { pnrOf, tripWithNext } from '../testing/rebooking.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';
import { moveTrip } from './move-trip.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
});
afterAll(() => world.stop());

/** Invariants that are broken, except that the test server runs without fsync. */
const broken = async () =>
  (await runAudit(world.auditor)).flatMap(({ invariant, rows }) => {
    const wrong = rows.filter(
      (row) => !/^(fsync|full_page_writes|synchronous_commit)=/.test(String(row.fault)),
    );
    return wrong.length > 0 ? [{ invariant, wrong }] : [];
  });

const move = async (tripId: string): Promise<void> => {
  expect(await moveTrip(world.db, tripId, longAfter())).toBe(true);
  expect(await broken()).toEqual([]);
};

test('of a purchase there and back one way may be in the archive: the audit is clean, and each ticket shows the other', async () => {
  const road = await roadThereAndBack(world);
  const { there, back } = await buyBoth(world, road, ['B3', 'B4']);
  for (const { tripId } of [there, back]) await workOff(world, tripId);
  await letTripBeOver(world, back.tripId, 3);
  await letTripBeSettled(world, road);
  const shown = async () => {
    const pnrs = [await pnrThere, await pnrBack];
    return Promise.all(pnrs.map((pnr) => world.portal.ticket.viewOtherWays(there.actor, pnr)));
  };
  const pnrThere = pnrOf(world, there.bookingId);
  const pnrBack = pnrOf(world, back.bookingId);
  const before = await shown();
  expect(before.map((ways) => ways.length)).toEqual([1, 1]);
  await move(there.tripId);
  expect(await shown()).toEqual(before);
  await move(back.tripId);
  expect(await shown()).toEqual(before);
});

test('so may the trip that a booking was changed from, or the one that it went on to', async () => {
  await setExchangeFee(world, 30);
  for (const first of ['from', 'to'] as const) {
    const stage = await tripWithNext(world, 7);
    await setFare(world, stage.nextTripId, 60_000);
    const { actor, bookingId } = await stage.sell(['B3', 'B4']);
    await exchangeTo(world, actor, await pnrOf(world, bookingId), stage.nextTripId);
    for (const tripId of [stage.tripId, stage.nextTripId]) await workOff(world, tripId);
    await letTripBeOver(world, stage.nextTripId, 3);
    await letTripBeSettled(world, stage);
    const trips = [stage.tripId, stage.nextTripId];
    for (const tripId of first === 'from' ? trips : trips.toReversed()) await move(tripId);
  }
  const months = await world.db.selectFrom('archivedMonth').select(['month', 'trips']).execute();
  expect(months.reduce((sum, { trips }) => sum + trips, 0)).toBe(6);
  expect(months.every(({ month }) => month <= dhakaDate(new Date()))).toBe(true);
});
