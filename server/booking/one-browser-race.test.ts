import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { buildPortal } from '../portal.ts';
import { newBuyer } from '../testing/buyer.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { withoutGuard } from '../testing/without-guard.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

type Tap = { actor: Visitor; tripId: string; seatNos: string[]; key?: string };
/** Taps through a process of its own: turns taken in one process hold up no other. */
const tapIn = (deps: World['deps'], { actor, key = randomUUID(), ...wish }: Tap) =>
  buildPortal({ ...deps }).booking.holdSeats(actor, {
    ...wish,
    fromStopNo: 0,
    toStopNo: 2,
    language: 'en',
    key,
  });

/**
 * Makes two first taps of one browser: the first waits at its seat, unwritten, while the second is decided. Returns the
 * holds.
 */
const twoFirstTaps = async (deps: World['deps']) => {
  const { tripId } = await sampleTrip(world.db);
  const actor = newBuyer();
  const ends = await meetAtLock(
    world,
    `select from trip_seat where trip_id = '${tripId}' for update`,
    ['A1', 'A2'].map(
      (seatNo) => () => tapIn(deps, { actor: { ...actor, address: null }, tripId, seatNos: [seatNo] }),
    ),
  );
  return ends.map((end) => {
    if (end.status === 'rejected') throw end.reason;
    return { bookingId: end.value.bookingId, seats: end.value.seats.map(({ seatNo }) => seatNo) };
  });
};

test('two first taps of a browser through two processes make one hold', async () => {
  const [first, second] = await twoFirstTaps(world.deps);
  expect(second).toEqual({ bookingId: first?.bookingId, seats: ['A1', 'A2'] });
});

test('without the version of the browser they make two', async () => {
  const guard = {
    statement: 'insert into booking_seat',
    guard: 'unpaid_source.version = excluded.version - 1',
  };
  const [first, second] = await withoutGuard(world, guard, (_portal, deps) => twoFirstTaps(deps));
  expect(second).toMatchObject({ seats: ['A2'] });
  expect(second?.bookingId).not.toBe(first?.bookingId);
});

test('a tap that comes while the last hold a browser may have is being written joins it', async () => {
  const [{ tripId }, other] = await Promise.all([sampleTrip(world.db), sampleTrip(world.db)]);
  const actor = newBuyer();
  await tapIn(world.deps, { actor, tripId: other.tripId, seatNos: ['A1'] });
  const key = randomUUID();
  const taps = await Promise.all(
    Array.from({ length: 4 }, () => tapIn(world.deps, { actor, tripId, seatNos: ['A1'], key })),
  );
  expect(new Set(taps.map(({ bookingId }) => bookingId)).size).toBe(1);
});

test('forty buyers of one network at once are all answered, and the limit is met exactly', async () => {
  const { tripId } = await sampleTrip(world.db);
  const seatNos = [...'ABCDEFGHI'].flatMap((row) => [1, 2, 3, 4].map((number) => `${row}${number}`));
  const hold = (index: number) =>
    world.portal.booking.holdSeats(
      { ...newBuyer(), address: `203.0.113.${index + 1}` },
      {
        tripId,
        fromStopNo: index % 2,
        toStopNo: (index % 2) + 1,
        seatNos: [seatNos[index >> 1] ?? ''],
        language: 'en',
        key: randomUUID(),
      },
    );
  const ends = await Promise.allSettled(Array.from({ length: 40 }, (_, index) => hold(index)));
  const codes = ends.map((end) => (end.status === 'fulfilled' ? 'held' : String(end.reason.code)));
  expect(codes.filter((code) => code === 'held').length).toBe(20);
  expect(codes.filter((code) => code === 'number-proof-needed').length).toBe(20);
});
