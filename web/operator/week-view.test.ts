import { expect, test } from 'vitest';
import { DhakaDate } from '@poth/domain/dhaka.ts';
import type { WeekTrip } from '@poth/domain/operator/week.ts';
import { weekView } from './week-view.ts';

const [yesterday, today] = [DhakaDate.parse('2026-11-27'), DhakaDate.parse('2026-11-28')];

/** Coach of yesterday's 11:30 pm that arrives at 5:30 am. */
const nightCoach: WeekTrip = {
  tripId: '20261127-0000-4000-8000-000000000001',
  runId: 'night',
  serviceDate: yesterday,
  state: 'departed',
  coachNumber: 'PP-4001',
  departsAt: new Date('2026-11-27T23:30:00+06:00'),
  arrivesAt: new Date('2026-11-28T05:30:00+06:00'),
  delayMinutes: 0,
  seatCount: 36,
  seatsSold: 9,
};
const stateAt = (time: string, more: Partial<WeekTrip> = {}) => {
  const trip = { ...nightCoach, ...more };
  const run = { runId: 'night', routeName: { en: 'Dhaka-Bogura', bn: 'ঢাকা-বগুড়া' } };
  const week = {
    now: new Date(`${time}:00+06:00`),
    today,
    days: [yesterday, today],
    runs: [{ ...run, departureMinute: 23 * 60 + 30, coachNumber: 'PP-4001', trips: [trip] }],
    page: 1,
    more: false,
  };
  return weekView(week, null, 'en').rows[0]?.cells[0]?.[0]?.state;
};

test('a night coach is on the road after midnight too, until it should have arrived', () => {
  expect(stateAt('2026-11-27T23:50')).toBe('on-the-road');
  expect(stateAt('2026-11-28T00:10')).toBe('on-the-road');
  expect(stateAt('2026-11-28T05:29')).toBe('on-the-road');
  expect(stateAt('2026-11-28T05:31')).toBe('departed');
  expect(stateAt('2026-11-28T01:00', { state: 'arrived' })).toBe('arrived');
});

test('a day coach that should have arrived is on the road no more', () => {
  const day = {
    departsAt: new Date('2026-11-27T07:00:00+06:00'),
    arrivesAt: new Date('2026-11-27T13:00:00+06:00'),
  };
  expect(stateAt('2026-11-27T12:00', day)).toBe('on-the-road');
  expect(stateAt('2026-11-27T22:00', day)).toBe('departed');
});

test('a coach that waits past midnight is late, not departed; one whose departure nobody marked has departed', () => {
  const late = {
    state: 'on-sale' as const,
    delayMinutes: 120,
    departsAt: new Date('2026-11-28T01:30:00+06:00'),
    arrivesAt: new Date('2026-11-28T07:30:00+06:00'),
  };
  expect(stateAt('2026-11-28T00:30', late)).toBe('late');
  expect(stateAt('2026-11-28T01:31', late)).toBe('departed');
});
