import { expect, test } from 'vitest';
import { type SeatLeg, viewSeats } from './seat-map.ts';

const now = new Date('2026-11-27T12:00:00Z');
const later = new Date('2026-11-27T12:10:00Z');
const leg = (state: SeatLeg['state'], expiresAt: Date | null, legNo = 0): SeatLeg => ({
  seatNo: 'B3',
  legNo,
  state,
  bookingId: state === 'free' ? null : 'somebody',
  expiresAt,
});
const seen = (legs: SeatLeg[], bookingId?: string) =>
  viewSeats({ layoutId: 'one', rows: [['B3']] }, legs, { fromStopNo: 0, toStopNo: 2 }, bookingId, now).B3;

test('kept seats are gone for buyers until their time is over', () => {
  expect(seen([leg('blocked', null)])).toBe('sold');
  expect(seen([leg('blocked', later)])).toBe('sold');
  expect(seen([leg('blocked', now)])).toBe('available');
});

test('the worst leg of the journey counts, legs outside it do not', () => {
  expect(seen([leg('free', null), leg('blocked', null, 1)])).toBe('sold');
  expect(seen([leg('free', null), leg('blocked', null, 2)])).toBe('available');
});

test('a hold is the buyer’s own, or somebody’s until it is over', () => {
  expect(seen([leg('held', later)], 'somebody')).toBe('selected');
  expect(seen([leg('held', later)], 'another')).toBe('held');
  expect(seen([leg('held', now)], 'another')).toBe('available');
});
