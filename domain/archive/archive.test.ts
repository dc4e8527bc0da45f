import { expect, test } from 'vitest';
import { addDays, dhakaInstant, type DhakaDate } from '../dhaka.ts';
import { archivedMonthOf, firstStayingDate, mayMove } from './archive.ts';

const on = (date: string, minutes = 0) => dhakaInstant(date as DhakaDate, minutes);
const trip = (serviceDate: string) => ({ serviceDate: serviceDate as DhakaDate, open: [] });

test('a month moves whole, 575 days after its last day', () => {
  // 25 November 2026 is 575 days after 29 April 2025.
  expect(firstStayingDate(on('2026-11-25'))).toBe('2025-04-01');
  expect(mayMove(trip('2025-03-31'), on('2026-11-25'))).toBe(true);
  expect(mayMove(trip('2025-04-01'), on('2026-11-25'))).toBe(false);
  expect(firstStayingDate(on('2026-11-26', 1_439))).toBe('2025-04-01');
  expect(firstStayingDate(on('2026-11-27'))).toBe('2025-05-01');
});

test('a trip moves only when no bank may take a payment for it back any more', () => {
  const day = (date: string) => Math.round(on(date).getTime() / 86_400_000);
  for (const now of ['2026-11-26', '2026-12-31', '2028-02-29'])
    expect(day(now) - day(addDays(firstStayingDate(on(now)), -1))).toBeGreaterThan(540);
});

test('the month is that of the date in Dhaka', () => {
  expect(firstStayingDate(new Date('2026-11-26T17:59:59Z'))).toBe('2025-04-01');
  expect(firstStayingDate(new Date('2026-11-26T18:00:00Z'))).toBe('2025-05-01');
  expect(archivedMonthOf('2025-09-30' as DhakaDate)).toBe('2025-09-01');
});

test('a trip with something open stays, however old it is', () => {
  expect(mayMove({ ...trip('2020-01-01'), open: ['refund'] }, on('2026-11-25'))).toBe(false);
});
