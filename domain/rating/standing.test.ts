import { expect, test } from 'vitest';
import { leastRatings } from './average.ts';
import { cancelledPercent, standingOf } from './standing.ts';

const sums = (ratings: number) => ({
  ratings,
  punctuality: 5 * ratings,
  coach: 4 * ratings,
  staff: 3 * ratings,
});

test('a mean is nothing under the least number of ratings, and says how many rated from it on', () => {
  expect(standingOf(sums(leastRatings - 1)).rating).toBeNull();
  expect(standingOf(sums(leastRatings)).rating).toEqual({ overall: 4, ratings: leastRatings });
  expect(standingOf().rating).toBeNull();
});

test('punctuality is null where too few departures were recorded, and all is undefined where no trip was to run', () => {
  const counts = { trips: 40, cancelled: 1, recorded: 9, inTime: 9 };
  expect(standingOf(undefined, counts).measures).toEqual({ trips: 40, cancelled: 1, punctuality: null });
  expect(standingOf(undefined, { ...counts, recorded: 10 }).measures?.punctuality).toEqual({
    percent: 90,
    recorded: 10,
  });
  expect(standingOf(undefined, { trips: 0, cancelled: 0, recorded: 0, inTime: 0 }).measures).toBeUndefined();
});

test('cancellations are told to a tenth of a percent', () => {
  expect([0, 1, 7].map((cancelled) => cancelledPercent({ trips: 1_000, cancelled }))).toEqual([0, 0.1, 0.7]);
});
