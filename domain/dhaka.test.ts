import { expect, test } from 'vitest';
import {
  addDays,
  DhakaDate,
  dhakaDate,
  dhakaInstant,
  formatDate,
  formatDuration,
  formatMinute,
  formatTime,
  parseDhakaDate,
} from './dhaka.ts';

const date = '2026-11-27' as DhakaDate;

test('a coach at 00:30 belongs to the date that begins with that midnight', () => {
  expect(dhakaDate(new Date('2026-11-26T18:30:00Z'))).toBe('2026-11-27');
  expect(dhakaInstant(date, 30).toISOString()).toBe('2026-11-26T18:30:00.000Z');
});

test('minutes past 1440 run into the next day', () => {
  expect(dhakaDate(dhakaInstant(date, 1500))).toBe(addDays(date, 1));
});

test.each([
  [0, '12:00 AM', 'রাত ১২:০০'],
  [330, '5:30 AM', 'ভোর ৫:৩০'],
  [480, '8:00 AM', 'সকাল ৮:০০'],
  [795, '1:15 PM', 'দুপুর ১:১৫'],
  [1020, '5:00 PM', 'বিকেল ৫:০০'],
  [1350, '10:30 PM', 'রাত ১০:৩০'],
])('minute %i reads %s and %s', (minute, english, bangla) => {
  expect(formatTime(dhakaInstant(date, minute), 'en')).toBe(english);
  expect(formatTime(dhakaInstant(date, minute), 'bn')).toBe(bangla);
  expect(formatMinute(minute, 'en')).toBe(english);
  expect(formatMinute(minute + 1440, 'bn')).toBe(bangla);
});

test('dates and durations read in both languages', () => {
  expect(formatDate(date, 'en', 'long')).toBe('Friday, 27 Nov 2026');
  expect(formatDate(date, 'bn', 'long')).toBe('শুক্রবার, ২৭ নভেম্বর ২০২৬');
  expect(formatDuration(570, 'bn')).toBe('৯ ঘণ্টা ৩০ মিনিট');
});

test('days that no database or calendar reckons with are no days', () => {
  for (const text of ['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31']) {
    expect(parseDhakaDate(text)).toBeUndefined();
    expect(DhakaDate.safeParse(text).success).toBe(false);
  }
  expect(parseDhakaDate('2024-02-29')).toBe('2024-02-29');
  expect(parseDhakaDate('2023-02-29')).toBeUndefined();
});
