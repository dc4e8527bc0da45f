import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { touching } from '../db/touch.ts';
import type { Portal } from '../portal.ts';
import { newBuyer } from '../testing/buyer.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { runTrip, type RunningTripStage } from '../testing/running-trip.ts';
import { withoutGuard } from '../testing/without-guard.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
let stage: RunningTripStage;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  stage = await runTrip(world);
});
afterAll(() => world.stop());

const hold = (seatNos: string[], fromStopNo = 0, toStopNo = 2, portal = world.portal) =>
  portal.booking.holdSeats(newBuyer(), {
    tripId: stage.tripId,
    fromStopNo,
    toStopNo,
    seatNos,
    language: 'en',
    key: randomUUID(),
  });
const seen = async (seatNo: string) =>
  (await world.portal.seating.viewSeatMap(newBuyer(), { tripId: stage.tripId, fromStopNo: 0, toStopNo: 2 }))
    .seats[seatNo];
const desk = () => world.portal.trip.viewTrip(stage.actor, stage.tripId);
const letTimePass = (blockId: string) =>
  sql`${touching(stage.tripId)} update trip_seat set expires_at = now() - interval '1 minute' where booking_id = ${blockId}`.execute(
    world.db,
  );

test('kept seats cannot be held, are seen as gone, and come back when they are released', async () => {
  const { blockId } = await stage.keep(['A1', 'A2']);
  expect(await seen('A1')).toBe('sold');
  await expect(hold(['A2'])).rejects.toMatchObject({ code: 'seat-taken', fields: { seats: ['A2'] } });
  expect((await desk()).blocks).toMatchObject([{ blockId, seatNos: ['A1', 'A2'], keptFor: 'counter' }]);

  await world.portal.trip.releaseBlock(stage.actor, { tripId: stage.tripId, blockId });
  await world.portal.trip.releaseBlock(stage.actor, { tripId: stage.tripId, blockId });
  expect((await desk()).blocks).toEqual([]);
  await hold(['A2']);
});

test('all or none: a seat that somebody has is named, and the others stay free', async () => {
  await hold(['B1']);
  await expect(stage.keep(['B1', 'B2'])).rejects.toMatchObject({
    code: 'seat-taken',
    fields: { seats: ['B1'] },
  });
  expect(await seen('B2')).toBe('available');
  await expect(stage.keep(['Z9'])).rejects.toMatchObject({ code: 'seat-unknown' });
});

test('kept as far as Bogura, a seat is sold from there on', async () => {
  await stage.keep(['C1'], { toStopNo: 1 });
  await expect(hold(['C1'], 0, 1)).rejects.toMatchObject({ code: 'seat-taken' });
  await hold(['C1'], 1, 2);
});

test('a block that is over is taken by the next buyer, nobody has to release it', async () => {
  const { blockId } = await stage.keep(['D1', 'D2'], { untilHoursBefore: 2 });
  expect((await desk()).blocks.find((block) => block.blockId === blockId)?.expiresAt).toBeInstanceOf(Date);
  await letTimePass(blockId);
  expect(await seen('D1')).toBe('available');
  const { bookingId } = await hold(['D1']);
  await world.portal.trip.releaseBlock(stage.actor, { tripId: stage.tripId, blockId });
  const legs = await world.db
    .selectFrom('tripSeat')
    .select(['state', 'bookingId'])
    .where('tripId', '=', stage.tripId)
    .where('seatNo', '=', 'D1')
    .execute();
  expect(legs).toEqual([
    { state: 'held', bookingId },
    { state: 'held', bookingId },
  ]);
});

test('an end that has passed is refused', async () => {
  const soon = await runTrip(world, 1);
  await expect(soon.keep(['E1'], { untilHoursBefore: 24 * 7 })).rejects.toMatchObject({
    code: 'invalid-input',
    fields: { faults: { untilHoursBefore: 'past' } },
  });
});

test('a double click keeps once', async () => {
  const input = {
    tripId: stage.tripId,
    seatNos: ['F1'],
    fromStopNo: 0,
    toStopNo: 2,
    keptFor: 'vip' as const,
    note: 'the minister',
    untilHoursBefore: null,
    key: randomUUID(),
  };
  const answers = await Promise.all([1, 2, 3].map(() => world.portal.trip.keepSeats(stage.actor, input)));
  expect(new Set(answers.map(({ blockId }) => blockId)).size).toBe(1);
});

test('fifty buyers and five desks want the same seats: each has one owner', async () => {
  const seats = ['G1', 'G2', 'G3', 'G4'];
  const wishes = [
    ...Array.from({ length: 50 }, (_, n) => hold([seats[n % 4] ?? '', seats[(n + 1) % 4] ?? ''])),
    ...Array.from({ length: 5 }, () => stage.keep(seats)),
  ];
  const won = (await Promise.allSettled(wishes)).filter(({ status }) => status === 'fulfilled');
  expect(won.length).toBeGreaterThan(0);
  const rows = await world.db
    .selectFrom('tripSeat')
    .select(['seatNo', 'bookingId'])
    .distinct()
    .where('tripId', '=', stage.tripId)
    .where('seatNo', 'in', seats)
    .where('bookingId', 'is not', null)
    .execute();
  const owners = Map.groupBy(rows, ({ seatNo }) => seatNo);
  expect([...owners.values()].every((of) => of.length === 1)).toBe(true);
});

const keepOne = (portal: Portal, seatNo: string) =>
  portal.trip.keepSeats(stage.actor, {
    tripId: stage.tripId,
    seatNos: [seatNo],
    fromStopNo: 0,
    toStopNo: 2,
    note: '',
    keptFor: 'counter',
    untilHoursBefore: null,
    key: randomUUID(),
  });
/** Lets a buyer and a desk take a seat that both have seen free; returns the results of the first and of the second. */
const oneAfterTheOther = async (portal: Portal, seatNo: string, first: 'buyer' | 'desk') => {
  const calls = [() => hold([seatNo], 0, 2, portal), () => keepOne(portal, seatNo)];
  const lock = `select from trip_seat where trip_id = '${stage.tripId}' and seat_no = '${seatNo}' for update`;
  const ends = await meetAtLock<unknown>(world, lock, first === 'buyer' ? calls : calls.toReversed());
  return ends.map((end) => (end.status === 'fulfilled' ? 'has it' : end.reason.code));
};
const free = (row: string): string =>
  `(${row}state = 'free' or (${row}state in ('held', 'paying', 'blocked') and ${row}expires_at is not null and ${row}expires_at <= now()))`;

test.each(['buyer', 'desk'] as const)(
  'of a buyer and a desk at one row the %s, who is first, has the seat',
  async (first) => {
    const seatNo = first === 'buyer' ? 'H1' : 'H2';
    expect(await oneAfterTheOther(world.portal, seatNo, first)).toEqual(['has it', 'seat-taken']);
  },
);

test.each([
  ['buyer', 'H3', { statement: "set state = 'blocked'", guard: free('') }],
  ['desk', 'H4', { statement: 'insert into booking_seat', guard: free('s.') }],
] as const)(
  'without the second look of the other both have it, the %s first',
  async (first, seatNo, guard) => {
    const ends = await withoutGuard(world, guard, (portal) => oneAfterTheOther(portal, seatNo, first));
    expect(ends).toEqual(['has it', 'has it']);
  },
);
