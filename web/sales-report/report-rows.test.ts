import { csvOf } from '@poth/domain/csv.ts';
import { DhakaDate } from '@poth/domain/dhaka.ts';
import { paisa } from '@poth/domain/money.ts';
import type { Reports } from '@poth/domain/sales-report/report.ts';
import { expect, test } from 'vitest';
import { reportRows } from './report-rows.ts';

const day = DhakaDate.parse('2026-11-27');
const sales = { seats: 3, farePaisa: paisa(210_050), backSeats: 1, backPaisa: paisa(66_500) };
const occupancy = { trips: 2, offered: 144, sold: 100 };
const cancelled = { seats: 1, backPaisa: paisa(66_500), keptPaisa: paisa(3_500) };
const reports: Reports = {
  total: sales,
  days: [{ ...sales, day }],
  routes: [{ ...sales, route: { en: '=cmd|Dhaka', bn: 'ঢাকা' } }],
  counters: [
    {
      ...sales,
      counterId: 'c',
      counter: { en: 'Gabtoli, 2', bn: 'গাবতলী' },
      place: { en: 'Dhaka', bn: 'ঢাকা' },
    },
  ],
  channels: [{ ...sales, channel: 'web' }],
  occupancy: { total: occupancy, days: [{ ...occupancy, day }], routes: [] },
  cancellations: { total: cancelled, cancellers: [], days: [{ ...cancelled, day }] },
};
const file = (...asked: Parameters<typeof reportRows>): string[] => csvOf(reportRows(...asked)).split('\r\n');

test('a file reckons in taka and sorts by day; names that a spreadsheet would run are only names', () => {
  expect(file('days', reports, 'en')).toEqual([
    '\uFEFFDay,Seats,Fares,Seats refunded,Refunds,Earned',
    '2026-11-27,3,2100.5,1,665,1435.5',
    '',
  ]);
  expect(file('routes', reports, 'en')[1]).toBe("'=cmd|Dhaka,3,2100.5,1,665,1435.5");
  const wide = { ...sales, route: { en: '＝1+1', bn: '@১' } };
  expect(file('routes', { ...reports, routes: [wide] }, 'en')[1]).toBe("'＝1+1,3,2100.5,1,665,1435.5");
  expect(file('routes', { ...reports, routes: [wide] }, 'bn')[1]).toBe("'@১,3,2100.5,1,665,1435.5");
  expect(file('counters', reports, 'en')[1]).toBe('Dhaka,"Gabtoli, 2",3,2100.5,1,665,1435.5');
  expect(file('channels', reports, 'bn')[1]).toBe('অনলাইন,3,2100.5,1,665,1435.5');
  expect(file('occupancy', reports, 'en')[1]).toBe('2026-11-27,2,100,144,69.4');
  expect(file('cancellations', reports, 'en')[1]).toBe('2026-11-27,1,665,35');
});
