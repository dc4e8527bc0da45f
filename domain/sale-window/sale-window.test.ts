import { expect, test } from 'vitest';
import { type DhakaDate, dhakaInstant } from '../dhaka.ts';
import type { WindowsTyped } from './input.ts';
import { readWindows } from './read-windows.ts';
import { isSaleOpen, laterOpening, opensLater } from './sale-window.ts';

const day = (text: string) => text as DhakaDate;
const today = day('2027-03-01');
const typed = (more: Partial<WindowsTyped>): WindowsTyped => ({
  from: '2027-03-25',
  until: '2027-03-26',
  way: 'days-before',
  daysBefore: '10',
  day: '',
  time: '8:00 am',
  ...more,
});
const at = (date: string, minutes: number) => dhakaInstant(day(date), minutes);

test('each date opens so many days before it, at an hour in Dhaka', () => {
  expect(readWindows(typed({}), today)).toEqual({
    windows: [
      { serviceDate: '2027-03-25', opensAt: at('2027-03-15', 480) },
      { serviceDate: '2027-03-26', opensAt: at('2027-03-16', 480) },
    ],
  });
  expect(readWindows(typed({ daysBefore: '১০', time: 'সকাল ৮:০০' }), today)).toEqual(
    readWindows(typed({}), today),
  );
});

test('a range may open at one moment, or be open at once', () => {
  expect(readWindows(typed({ way: 'moment', day: '2027-03-10', time: '20:30' }), today)).toEqual({
    windows: ['2027-03-25', '2027-03-26'].map((serviceDate) => ({
      serviceDate,
      opensAt: at('2027-03-10', 1_230),
    })),
  });
  expect(readWindows(typed({ way: 'at-once', daysBefore: '', time: '' }), today)).toEqual({
    windows: ['2027-03-25', '2027-03-26'].map((serviceDate) => ({ serviceDate, opensAt: null })),
  });
});

test.each([
  [{ from: '' }, { from: 'missing' }],
  [{ from: '25 March' }, { from: 'date-wrong' }],
  [{ from: '2027-02-28' }, { from: 'past' }],
  [{ until: '2027-03-24' }, { until: 'ends-before' }],
  [{ until: '2027-05-26' }, { until: 'too-many' }],
  [{ daysBefore: '' }, { daysBefore: 'missing' }],
  [{ daysBefore: '-1' }, { daysBefore: 'days-wrong' }],
  [{ daysBefore: '366' }, { daysBefore: 'days-wrong' }],
  [{ time: '8' }, { time: 'time-wrong' }],
  [{ way: 'moment' }, { day: 'missing' }],
  [{ way: 'moment', day: '2027-03-26' }, { day: 'after-date' }],
  [
    { from: '', time: '' },
    { from: 'missing', time: 'missing' },
  ],
] as const)('says what is wrong with %j', (more, faults) => {
  expect(readWindows(typed(more), today)).toEqual({ faults });
});

test('of two openings the later one holds, and a sale is open from its moment on', () => {
  const [eight, nine] = [at('2027-03-15', 480), at('2027-03-15', 540)];
  expect(laterOpening(eight, nine)).toBe(nine);
  expect(laterOpening(nine, eight)).toBe(nine);
  expect(laterOpening(null, nine)).toBe(nine);
  expect(laterOpening(null, null)).toBeNull();
  expect([isSaleOpen(null, eight), isSaleOpen(eight, eight), isSaleOpen(nine, eight)]).toEqual([
    true,
    true,
    false,
  ]);
});

test('only what opens later than it did takes something off the sale', () => {
  const [eight, nine] = [at('2027-03-15', 480), at('2027-03-15', 540)];
  expect([opensLater(null, eight), opensLater(eight, nine)]).toEqual([true, true]);
  expect([opensLater(eight, null), opensLater(nine, eight), opensLater(eight, eight)]).toEqual([
    false,
    false,
    false,
  ]);
});
