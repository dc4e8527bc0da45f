import { expect, test } from 'vitest';
import { seatLayouts } from '../fleet/seat-plan-templates.ts';
import { freeCancellation, type TripTerms } from './free-cancellation.ts';

const sold: TripTerms = {
  coachType: 'ac',
  coachClass: 'economy',
  layout: seatLayouts['economy-36'],
  delayMinutes: 0,
  cancelled: false,
};
const pair = ['A1', 'A2'];
const now = (change: Partial<TripTerms>) => freeCancellation(sold, { ...sold, ...change }, pair);

test('an hour late is the policy, a minute more is free', () => {
  expect([now({ delayMinutes: 60 }), now({ delayMinutes: 61 })]).toEqual([null, 'moved']);
});

test('what counts is what was sold: who bought a late coach bought it late', () => {
  const lateOne = { ...sold, delayMinutes: 90 };
  expect(freeCancellation(lateOne, { ...sold, delayMinutes: 120 }, pair)).toBeNull();
  expect(freeCancellation(lateOne, { ...sold, delayMinutes: 151 }, pair)).toBe('moved');
  expect(freeCancellation(lateOne, { ...sold, delayMinutes: 0 }, pair)).toBe('moved');
});

test('less coach than was sold is free, more is not', () => {
  expect(now({ coachType: 'non-ac' })).toBe('downgraded');
  expect(freeCancellation({ ...sold, coachClass: 'business' }, sold, pair)).toBe('downgraded');
  expect(freeCancellation({ ...sold, coachType: 'non-ac' }, sold, pair)).toBeNull();
  expect(now({ coachClass: 'business' })).toBeNull();
});

test('no trip is free, whatever else', () => {
  expect(now({ cancelled: true, delayMinutes: 300 })).toBe('cancelled');
});

test('a pair that the aisle comes between may go, one that stays together not', () => {
  const narrow = { layout: seatLayouts['business-27'], coachClass: 'business' as const };
  expect(now(narrow)).toBe('split');
  expect(freeCancellation(sold, { ...sold, ...narrow }, ['A2', 'A3'])).toBeNull();
});
