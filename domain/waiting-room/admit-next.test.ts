import fc from 'fast-check';
import { expect, test } from 'vitest';
import { admitNext, numbersAhead, secondsToGo } from './admit-next.ts';
import { hasPassFor } from './pass.ts';
import { admitsFrom, isRoomFinished, roomsBefore, stageOf, type Room } from './room.ts';
import type { DhakaDate } from '../dhaka-date.ts';
import { leastInCrowd, lookAgainAfter } from './look-again.ts';

const queue = (counted: number, late = 0, admitted = 0) => ({ counted, late, admitted });
const limits = { mostPerSecond: 50, seconds: 1 };

test('proven numbers go first, the others get what they leave', () => {
  const room = { pace: 40, queues: { proven: queue(10), unproven: queue(100) } };
  const measured = { seatsFree: 1_000, inside: 0, isBehind: false };
  expect(admitNext(room, measured, limits)).toEqual({ pace: 50, proven: 10, unproven: 40 });
  const waiting = { ...room, queues: { proven: queue(500), unproven: queue(100) } };
  expect(admitNext(waiting, measured, limits)).toMatchObject({ proven: 50, unproven: 0 });
});

test('the pace grows while holds are quick, is halved where they are not, and has bounds', () => {
  const room = (pace: number) => ({ pace, queues: { proven: queue(500), unproven: queue(0) } });
  const measured = { seatsFree: 10_000, inside: 0, isBehind: false };
  expect(admitNext(room(8), measured, limits).pace).toBe(11);
  expect(admitNext(room(48), measured, limits).pace).toBe(50);
  expect(admitNext(room(48), { ...measured, isBehind: true }, limits).pace).toBe(24);
  expect(admitNext(room(1), { ...measured, isBehind: true }, limits).pace).toBe(1);
});

test('nobody is admitted beyond the seats that are free, nor beyond the numbers that were given', () => {
  const number = fc.nat(10_000);
  fc.assert(
    fc.property(
      number,
      number,
      number,
      number,
      fc.integer({ min: 1, max: 2_000 }),
      (p, u, seatsFree, inside, pace) => {
        const queues = { proven: queue(p), unproven: queue(u) };
        const next = admitNext({ pace, queues }, { seatsFree, inside, isBehind: false }, limits);
        expect(next.proven).toBeLessThanOrEqual(p);
        expect(next.unproven).toBeLessThanOrEqual(u);
        if (seatsFree <= inside) expect(next.proven + next.unproven).toBe(0);
        expect(next.proven + next.unproven).toBeLessThanOrEqual(Math.max(0, seatsFree - inside));
        if (next.unproven > 0) expect(next.proven).toBe(p);
      },
    ),
  );
});

test('those ahead of an unproven number are all proven ones too', () => {
  const room = { queues: { proven: queue(100, 0, 40), unproven: queue(50, 10, 5) } };
  expect(numbersAhead(room, { queue: 'proven', number: 41 })).toBe(0);
  expect(numbersAhead(room, { queue: 'proven', number: 100 })).toBe(59);
  expect(numbersAhead(room, { queue: 'unproven', number: 6 })).toBe(60);
  expect([secondsToGo(0, 0), secondsToGo(100, 20), secondsToGo(100, 0)]).toEqual([0, 5, null]);
});

const opensAt = new Date('2027-03-15T02:00:00Z');
const room = (more: Partial<Room> = {}): Room => ({
  roomId: 'a',
  serviceDate: '2027-03-25' as DhakaDate,
  operatorId: null,
  opensAt,
  isOn: true,
  commitment: '',
  valueSource: null,
  valueUntil: opensAt,
  publicValue: null,
  seed: 's',
  drawnAt: opensAt,
  endedAt: null,
  queues: { proven: queue(3, 0, 3), unproven: queue(0) },
  inLot: 0,
  perSecond: 1,
  seatsFree: 36,
  ...more,
});
const after = (minutes: number) => new Date(opensAt.getTime() + minutes * 60_000);

test('a room stands before the seats of its date from the opening until it is over', () => {
  const trip = { serviceDate: '2027-03-25', operatorId: 'x', opensAt: null };
  const before = (one: Room, now: Date) => roomsBefore([one], trip, now).length;
  expect(before(room(), after(-1))).toBe(0);
  // The sale was brought forward, but this process still has the room with the later moment.
  expect(roomsBefore([room()], { ...trip, opensAt: after(-2) }, after(-1)).length).toBe(1);
  expect(roomsBefore([room()], { ...trip, opensAt: after(0) }, after(-1)).length).toBe(0);
  expect(before(room({ drawnAt: null }), after(0))).toBe(1);
  expect(before(room(), after(5))).toBe(1);
  expect(before(room({ endedAt: after(4) }), after(5))).toBe(0);
  expect(before(room({ isOn: false }), after(5))).toBe(0);
  expect(before(room({ operatorId: 'x' }), after(5))).toBe(1);
  expect(before(room({ operatorId: 'y' }), after(5))).toBe(0);
  expect(before(room({ serviceDate: '2027-03-26' as DhakaDate }), after(5))).toBe(0);
  expect([stageOf(room(), after(-1)), stageOf(room({ drawnAt: null }), after(1))]).toEqual([
    'before',
    'drawing',
  ]);
  expect([isRoomFinished(room(), after(14)), isRoomFinished(room(), after(16))]).toEqual([false, true]);
  expect(isRoomFinished(room({ queues: { proven: queue(4, 0, 3), unproven: queue(0) } }), after(16))).toBe(
    false,
  );
});

test('a pass lets in its buyer, to its date, until it is over', () => {
  const pass = { roomId: 'a', buyerId: 'me', until: after(10) };
  const rooms = [{ roomId: 'a' }];
  expect(hasPassFor([pass], rooms, 'me', after(9))).toBe(true);
  expect(hasPassFor([pass], rooms, 'me', after(10))).toBe(false);
  expect(hasPassFor([pass], rooms, 'another', after(9))).toBe(false);
  expect(hasPassFor([pass], [{ roomId: 'b' }], 'me', after(9))).toBe(false);
  expect(hasPassFor([], rooms, 'me', after(9))).toBe(false);
  expect(hasPassFor([], [], 'me', after(9))).toBe(true);
});

test('browsers look again the later the longer it takes, and not together', () => {
  expect([0, 40, 400, 10_000, null].map((toGo) => lookAgainAfter(toGo, 0))).toEqual([5, 10, 100, 120, 30]);
  expect([0, 0.5, 1].map((spread) => lookAgainAfter(40, spread))).toEqual([10, 13, 15]);
});

test('a crowd looks again at no more than two thousand a second, and nobody later than after a minute and a half', () => {
  expect([0, 1_000, 10_000, 100_000, 1_800_000].map(leastInCrowd)).toEqual([5, 5, 5, 50, 60]);
  expect(lookAgainAfter(0, 1, leastInCrowd(1_800_000))).toBe(90);
  expect(lookAgainAfter(400, 0, leastInCrowd(100_000))).toBe(100);
});

test('the first numbers are admitted once all who were in the lot have had time to look', () => {
  const secondsFor = (proven: number, unproven: number) =>
    (admitsFrom({ queues: { proven: queue(proven), unproven: queue(unproven) } }, opensAt).getTime() -
      opensAt.getTime()) /
    1_000;
  expect([secondsFor(600, 400), secondsFor(60_000, 40_000), secondsFor(1_800_000, 0)]).toEqual([7.5, 75, 90]);
});
