import { expect, test } from 'vitest';
import { dhakaInstant, type DhakaDate } from '../dhaka.ts';
import { archivedMonthOf, firstStayingDate, mayMove } from './archive.ts';

const on = (date: string, minutes = 0) => dhakaInstant(date as DhakaDate, minutes);
const trip = (serviceDate: string) => ({ serviceDate: serviceDate as DhakaDate, open: [] });

test('a month moves whole, 400 days after its last day', () => {
  // 1 November 2026 is 400 days after 27 September 2025.
  expect(firstStayingDate(on('2026-11-01'))).toBe('2025-09-01');
  expect(mayMove(trip('2025-08-31'), on('2026-11-01'))).toBe(true);
  expect(mayMove(trip('2025-09-01'), on('2026-11-01'))).toBe(false);
  expect(firstStayingDate(on('2026-11-04', 1_439))).toBe('2025-09-01');
  expect(firstStayingDate(on('2026-11-05'))).toBe('2025-10-01');
});

test('the month is that of the date in Dhaka', () => {
  expect(firstStayingDate(new Date('2026-11-04T17:59:59Z'))).toBe('2025-09-01');
  expect(firstStayingDate(new Date('2026-11-04T18:00:00Z'))).toBe('2025-10-01');
  expect(archivedMonthOf('2025-09-30' as DhakaDate)).toBe('2025-09-01');
});

test('a trip with something open stays, however old it is', () => {
  expect(mayMove({ ...trip('2020-01-01'), open: ['refund'] }, on('2026-11-01'))).toBe(false);
});
