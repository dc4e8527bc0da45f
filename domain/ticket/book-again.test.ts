import { expect, test } from 'vitest';
import { bookAgainDate } from './book-again.ts';

const friday = new Date('2026-11-27T22:30:00+06:00');
const again = (now: string) => bookAgainDate(friday, new Date(now));

test('a journey is looked for on its own date while its coach is ahead, then on the next such weekday', () => {
  expect(again('2026-11-20T10:00:00+06:00')).toBe('2026-11-27');
  expect(again('2026-11-27T22:29:00+06:00')).toBe('2026-11-27');
  expect(again('2026-11-27T22:30:00+06:00')).toBe('2026-12-04');
  expect(again('2026-12-03T23:59:00+06:00')).toBe('2026-12-04');
  // On that same weekday the date is a week later: a passenger who has just arrived does not leave again tonight.
  expect(again('2026-12-04T00:00:00+06:00')).toBe('2026-12-11');
  expect(again('2027-11-26T12:00:00+06:00')).toBe('2027-12-03');
});
