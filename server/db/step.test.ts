import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeMoves } from '../audit-log/record-move.ts';
import { unchangedBooking, writeBookingState } from '../booking/booking-steps-store.ts';
import { giveSeats, takeableSeats } from '../seating/seat-steps-store.ts';
import { newBuyer } from '../testing/buyer.ts';
import { openCounting } from '../testing/count-trips.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';
import { isCluster } from './cluster.ts';
import { takeStep } from './step.ts';

const counting = openCounting();
let world: World;
let tripId: string;
beforeAll(async () => {
  world = await createWorld({ chores: false, openPortalDatabase: counting.openPortalDatabase });
  ({ tripId } = await sampleTrip(world.db));
});
afterAll(() => world.stop());

const db = () => world.deps.db;
const moveOf = (subjectId: string, by = 'test') =>
  ({ tripId, subject: 'booking', subjectId, event: 'hold', from: null, to: 'held', by }) as const;
const written = async (subjectIds: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ subjectId: string }>`
    select subject_id from history where trip_id = ${tripId} and subject_id = any(${[...subjectIds]}::uuid[])`.execute(
    db(),
  );
  return rows.map((row) => row.subjectId).sort();
};
const hold = (seatNo: string) =>
  world.portal.booking.holdSeats(newBuyer(), {
    tripId,
    fromStopNo: 0,
    toStopNo: 2,
    seatNos: [seatNo],
    language: 'en',
    key: randomUUID(),
  });

test('steps of one shape that wait at the same time share a statement; on a cluster each has its own', async () => {
  const ids = Array.from({ length: 20 }, () => randomUUID());
  const { roundTrips, commits } = await counting.tripsOf(() =>
    Promise.all(ids.map((id) => takeStep(db(), { guards: [], writes: [writeMoves([moveOf(id)])] }))),
  );
  expect(await written(ids)).toEqual(ids.toSorted());
  const statements = isCluster() ? ids.length : 1;
  expect({ roundTrips, commits }).toEqual({ roundTrips: statements, commits: statements });
});

test('one input that the database refuses touches no other of its set', async () => {
  const ids = Array.from({ length: 16 }, () => randomUUID());
  const bad = ids[9]!;
  const ends = await Promise.allSettled(
    ids.map((id) =>
      takeStep(db(), {
        guards: [],
        writes: [writeMoves([id === bad ? { ...moveOf(id), event: '\0' } : moveOf(id)])],
      }),
    ),
  );
  expect(ends.map(({ status }) => status === 'rejected')).toEqual(ids.map((id) => id === bad));
  expect(await written(ids)).toEqual(ids.filter((id) => id !== bad).toSorted());
});

test('of two steps that wait at the same time and rest on the same row one is taken', async () => {
  const bookings = await Promise.all(['A1', 'A2', 'A3'].map(hold));
  const steps = bookings.flatMap((booking) => [booking, booking]);
  const taken = await Promise.all(
    steps.map((booking) =>
      takeStep(db(), {
        guards: [unchangedBooking(booking)],
        writes: [
          writeBookingState(booking, 'held', { reviewUntil: null }),
          writeMoves([moveOf(booking.bookingId, 'twice')]),
        ],
      }),
    ),
  );
  // A set that waits longer than 30 ms lets the next one go, so either of the two may come first.
  expect(bookings.map((_, at) => [taken[2 * at], taken[2 * at + 1]].toSorted())).toEqual(
    bookings.map(() => [false, true]),
  );
  const { rows } = await sql<{ moves: number }>`
    select count(*)::int as moves from history where trip_id = ${tripId} and actor = 'twice'`.execute(db());
  expect(rows).toEqual([{ moves: 3 }]);
});

test('a step whose guard fails in a set writes nothing, and the others are taken', async () => {
  const bookings = await Promise.all(['B1', 'B2', 'B3', 'B4'].map(hold));
  const taken = await Promise.all(
    bookings.map((booking, place) =>
      takeStep(db(), {
        guards: [unchangedBooking(place % 2 ? booking : { ...booking, version: 99 })],
        writes: [writeMoves([moveOf(booking.bookingId, 'guarded')])],
      }),
    ),
  );
  expect(taken).toEqual([false, true, false, true]);
  const { rows } = await sql<{ moves: number }>`
    select count(*)::int as moves from history where trip_id = ${tripId} and actor = 'guarded'`.execute(db());
  expect(rows).toEqual([{ moves: 2 }]);
});

test('two buyers of one seat among sixteen at once: one of them has it, and all the others theirs', async () => {
  const until = new Date(Date.now() + 600_000);
  const rows = ['C', 'D', 'E', 'F'];
  const seatNos = rows.flatMap((row) => [1, 2, 3, 4].map((number) => `${row}${number}`)).with(9, 'C2');
  const buyers = seatNos.map((seatNo) => ({
    bookingId: randomUUID(),
    claim: { tripId, seatNos: [seatNo], legNos: [0, 1] },
  }));
  const first = { claim: { tripId, seatNos: ['G1'], legNos: [0, 1] }, bookingId: randomUUID() };
  let taken: boolean[] = [];
  const { roundTrips } = await counting.tripsOf(async () => {
    taken = await Promise.all(
      [first, ...buyers].map(({ claim, bookingId }) =>
        takeStep(db(), {
          guards: [takeableSeats(claim, { until, tripVersion: 0 })],
          writes: [giveSeats(claim, bookingId, 'held', until)],
        }),
      ),
    );
  });
  // On one server the first of the two; on a cluster each has a statement of its own, and they come in any order.
  const loser = isCluster() && !taken[2] ? 1 : 9;
  expect(taken).toEqual([true, ...buyers.map((_, place) => place !== loser)]);
  // All but one go as a set, then the buyer of a seat that the set has taken. On a cluster each begins, locks, writes,
  // touches its trip and commits by itself; the late one begins and finds nothing to lock (its rollback is not counted).
  expect(roundTrips).toBe(isCluster() ? 5 * buyers.length + 2 : 2);
  const { rows: owners } = await sql<{ bookingId: string }>`
    select booking_id from trip_seat where trip_id = ${tripId} and leg_no = 0 and seat_no >= 'C' and seat_no < 'G'
      and booking_id is not null`.execute(db());
  expect(owners.map(({ bookingId }) => bookingId).toSorted()).toEqual(
    buyers.flatMap(({ bookingId }, place) => (place === loser ? [] : [bookingId])).toSorted(),
  );
});
