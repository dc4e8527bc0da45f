import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../db/transaction.ts';
import { takeSeats } from '../seating/store.ts';
import { newBuyer } from '../testing/buyer.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const wish = (tripId: string, seatNos: string[], fromStopNo = 0, toStopNo = 2) => ({
  tripId,
  seatNos,
  fromStopNo,
  toStopNo,
  language: 'en' as const,
  key: randomUUID(),
});
const holdSeats: World['portal']['booking']['holdSeats'] = (...asked) =>
  world.portal.booking.holdSeats(...asked);

test('the same seat named twice is one seat', async () => {
  const { tripId } = await sampleTrip(world.db);
  const booking = await holdSeats(newBuyer(), wish(tripId, ['C1', 'C1', 'C1']));
  expect(booking.seats.map(({ seatNo }) => seatNo)).toEqual(['C1']);
});

test('journeys that overlap on a leg cannot share a seat, not even for one buyer', async () => {
  const { tripId } = await sampleTrip(world.db);
  const buyer = newBuyer();
  await holdSeats(buyer, wish(tripId, ['C1'], 0, 2));
  for (const [actor, from, to] of [
    [buyer, 0, 1],
    [newBuyer(), 0, 1],
    [newBuyer(), 1, 2],
  ] as const)
    await expect(holdSeats(actor, wish(tripId, ['C1'], from, to))).rejects.toMatchObject({
      code: 'seat-taken',
    });
});

test('the whole way and its two halves wanted at once: the halves or the whole', async () => {
  const { tripId } = await sampleTrip(world.db);
  const journeys = [
    [0, 1],
    [1, 2],
    [0, 2],
  ] as const;
  const answers = await Promise.allSettled(
    journeys.map(([from, to]) => holdSeats(newBuyer(), wish(tripId, ['C1'], from, to))),
  );
  const got = answers.map(({ status }) => status === 'fulfilled');
  expect([
    [true, true, false],
    [false, false, true],
  ]).toContainEqual(got);
});

test('fifty buyers want crossed pairs of four seats: no seat has two owners', async () => {
  const { tripId } = await sampleTrip(world.db);
  const seats = ['D1', 'D2', 'D3', 'D4'];
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, (_, n) => {
      const pair = [seats[n % 4] ?? '', seats[(n + 1 + (n % 3)) % 4] ?? ''];
      return holdSeats(newBuyer(), wish(tripId, n % 2 ? pair : pair.toReversed()));
    }),
  );
  const won = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const lost = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  const given = won.flatMap((booking) => booking.seats.map(({ seatNo }) => seatNo));
  expect(given.length).toBeGreaterThan(0);
  expect(new Set(given).size).toBe(given.length);
  expect(new Set(lost.map(({ code }) => code))).toEqual(new Set(['seat-taken']));
});

test('a request that comes again is answered as before, though its seat was let go and is held anew', async () => {
  const { tripId } = await sampleTrip(world.db);
  const [buyer, asked] = [newBuyer(), wish(tripId, ['C2'])];
  const { bookingId } = await holdSeats(buyer, asked);
  await world.portal.booking.releaseSeats(buyer, { tripId, bookingId, seatNos: ['C2'] });
  const anew = await holdSeats(buyer, wish(tripId, ['C2']));
  expect(anew.bookingId).not.toBe(bookingId);
  expect(await holdSeats(buyer, asked)).toMatchObject({ bookingId, state: 'expired' });
});

test('the statement that takes seats is safe by itself', async () => {
  const { tripId } = await sampleTrip(world.db);
  const claim = { tripId, seatNos: ['E1', 'E2'], legNos: [0, 1] };
  const until = new Date(Date.now() + 60_000);
  const taken = await Promise.all(
    Array.from({ length: 40 }, () =>
      transaction(world.db, (tx) => takeSeats(tx, claim, randomUUID(), until)),
    ),
  );
  expect(taken.filter((rows) => rows > 0)).toEqual([4]);
});
