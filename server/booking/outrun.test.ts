import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../db/transaction.ts';
import { buildPortal } from '../portal.ts';
import { newBuyer } from '../testing/buyer.ts';
import { openCounting } from '../testing/count-trips.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';
import { raiseTripVersion } from '../trip/trip-steps-store.ts';

const counting = openCounting();
let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, openPortalDatabase: counting.openPortalDatabase });
});
afterAll(() => world.stop());

const aHold = (tripId: string, seatNos: string[], key: string = randomUUID()) => ({
  tripId,
  fromStopNo: 0,
  toStopNo: 2,
  seatNos,
  language: 'en' as const,
  key,
});

/**
 * Makes a trip of which this portal remembers that seats were wanted, and a buyer who holds one of them through another
 * portal and of whom this one remembers nothing.
 */
const wantedHere = async () => {
  const { tripId } = await sampleTrip(world.db);
  const here = world.portal.booking;
  const there = buildPortal({ ...world.deps }).booking;
  const before = newBuyer();
  const { bookingId } = await here.holdSeats(before, aHold(tripId, ['B3', 'B4']));
  await here.releaseSeats(before, { tripId, bookingId, seatNos: ['B3', 'B4'] });
  const [buyer, asked] = [newBuyer(), aHold(tripId, ['B3'])];
  const held = await there.holdSeats(buyer, asked);
  return { tripId, here, buyer, asked, held };
};

test('in a rush many are refused by one statement', async () => {
  const { tripId, here } = await wantedHere();
  const refused = () =>
    Promise.allSettled(
      Array.from({ length: 21 }, () => here.holdSeats(newBuyer(), aHold(tripId, ['B3', 'B4']))),
    );
  let ends: Awaited<ReturnType<typeof refused>> = [];
  const trips = await counting.tripsOf(async () => {
    ends = await refused();
  });
  expect(ends.map((end) => end.status === 'rejected' && end.reason)).toEqual(
    ends.map(() => expect.objectContaining({ code: 'seat-taken', fields: { seats: ['B3'] } })),
  );
  expect(trips).toEqual({ roundTrips: 1, commits: 0 });
});

test('a buyer who holds the seat already is told so by any portal, however the request comes again', async () => {
  const { tripId, here, buyer, asked, held } = await wantedHere();
  expect(await here.holdSeats(buyer, asked)).toMatchObject({ bookingId: held.bookingId });
  expect(await here.holdSeats(buyer, aHold(tripId, ['B3']))).toMatchObject({ bookingId: held.bookingId });
});

test('the first answer stands although another has the seat since', async () => {
  const { tripId, here, buyer, asked, held } = await wantedHere();
  await here.releaseSeats(buyer, { tripId, bookingId: held.bookingId, seatNos: ['B3'] });
  await here.holdSeats(newBuyer(), aHold(tripId, ['B3']));
  const later = buildPortal({ ...world.deps }).booking;
  const rival = newBuyer();
  const { bookingId } = await later.holdSeats(rival, aHold(tripId, ['C1']));
  await later.releaseSeats(rival, { tripId, bookingId, seatNos: ['C1'] });
  expect(await later.holdSeats(buyer, asked)).toMatchObject({ bookingId: held.bookingId });
});

test('what has changed of the trip since is told before the seat', async () => {
  const { tripId, here } = await wantedHere();
  await transaction(world.db, (tx) => raiseTripVersion(tx, tripId));
  const trips = await counting.tripsOf(() =>
    here.holdSeats(newBuyer(), aHold(tripId, ['B3'])).catch(({ code }) => expect(code).toBe('seat-taken')),
  );
  // The seats alone no longer decide: everything is read.
  expect(trips).toEqual({ roundTrips: 2, commits: 0 });
});
