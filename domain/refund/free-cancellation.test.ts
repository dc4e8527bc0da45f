import { expect, test } from 'vitest';
import { freeCancellation, type TripTerms } from './free-cancellation.ts';

const sold: TripTerms = { coachType: 'ac', coachClass: 'economy', delayMinutes: 0, cancelled: false };
const now = (change: Partial<TripTerms>) => freeCancellation(sold, { ...sold, ...change });

test('an hour late is the policy, a minute more is free', () => {
  expect([now({ delayMinutes: 60 }), now({ delayMinutes: 61 })]).toEqual([null, 'moved']);
});

test('what counts is what was sold: who bought a late coach bought it late', () => {
  const lateOne = { ...sold, delayMinutes: 90 };
  expect(freeCancellation(lateOne, { ...sold, delayMinutes: 120 })).toBeNull();
  expect(freeCancellation(lateOne, { ...sold, delayMinutes: 151 })).toBe('moved');
  expect(freeCancellation(lateOne, { ...sold, delayMinutes: 0 })).toBe('moved');
});

test('less coach than was sold is free, more is not', () => {
  expect(now({ coachType: 'non-ac' })).toBe('downgraded');
  expect(freeCancellation({ ...sold, coachClass: 'business' }, sold)).toBe('downgraded');
  expect(freeCancellation({ ...sold, coachType: 'non-ac' }, sold)).toBeNull();
  expect(now({ coachClass: 'business' })).toBeNull();
});

test('no trip is free, whatever else', () => {
  expect(now({ cancelled: true, delayMinutes: 300 })).toBe('cancelled');
});
