import { expect, test } from 'vitest';
import type { DhakaDate } from './dhaka.ts';
import { daysSinceSaturday, monthOf, addMonths, weeksOfMonth } from './month.ts';

test('a month is its weeks from Saturday on, each of its days once', () => {
  // Begins on a Monday.
  const weeks = weeksOfMonth('2027-02');
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect(weeks[0]).toEqual([null, null, ...[1, 2, 3, 4, 5].map((day) => `2027-02-0${day}`)]);
  const days = weeks.flat().filter((date) => date !== null);
  expect([days.length, days.at(-1)]).toEqual([28, '2027-02-28']);
});

test('a month that begins on a Friday has six weeks where it is long, and four where it is a February from Saturday on', () => {
  expect(weeksOfMonth('2027-01')).toHaveLength(6);
  expect(weeksOfMonth('2031-02')).toHaveLength(4);
});

test('a week begins on Saturday', () => {
  expect(
    ['2026-11-28', '2026-11-29', '2026-12-04'].map((date) => daysSinceSaturday(date as DhakaDate)),
  ).toEqual([0, 1, 6]);
  expect(monthOf('2026-11-28' as DhakaDate)).toBe('2026-11');
});

test('a month later is the same day, or the last of a shorter month', () => {
  const later = (date: string, months: number) => addMonths(date as DhakaDate, months);
  expect(later('2026-11-27', 1)).toBe('2026-12-27');
  expect(later('2027-01-31', 1)).toBe('2027-02-28');
  expect(later('2027-01-15', -1)).toBe('2026-12-15');
  expect(later('2028-02-29', 12)).toBe('2029-02-28');
});
