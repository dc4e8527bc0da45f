import { describe, expect, test } from 'vitest';
import { DhakaDate, dhakaInstant } from '../dhaka.ts';
import type { Place } from '../place/place.ts';
import { classOfCoach } from '../fleet/coach-class.ts';
import { busNumberOf } from '../fleet/coach-fields.ts';
import { readFare } from '../schedule/read-fare.ts';
import { readBus } from './add-bus.ts';
import { datesOf, readDays } from './add-bus-days.ts';
import { fareCeiling } from '../schedule/fare-ceiling.ts';
import { AddBusInput } from './add-bus-input.ts';
import { roadBetween } from '../schedule/road.ts';
import { seatLayouts } from '../fleet/seat-plan-templates.ts';

const place = (placeId: string, en: string, bn: string): Place => ({
  placeId,
  name: { en, bn },
  district: { en, bn },
  aliases: [],
});
const places = [
  place('dhaka', 'Dhaka', 'ঢাকা'),
  place('sylhet', 'Sylhet', 'সিলেট'),
  place('bhola', 'Bhola', 'ভোলা'),
];
const roads = [
  [
    ['dhaka', 0, 0],
    ['bhairab', 75, 105],
    ['sylhet', 240, 350],
  ],
] as const;
const today = DhakaDate.parse('2026-12-01');
const known = { now: dhakaInstant(today, 600), today, places, roads };
const typed = (change: Partial<AddBusInput> = {}) =>
  AddBusInput.parse({
    key: '0f4ad0e6-9cf5-4c0e-9a48-1f3a0e9a1c11',
    busName: 'Padma Paribahan',
    busNumber: 'pp - 4001',
    date: '2026-12-04',
    from: 'dhaka',
    destination: 'Sylhet',
    reportingTime: '10:30 pm',
    departureTime: '11:00 pm',
    fare: '1,150',
    coachType: 'non-ac',
    seatPlan: 'economy-36',
    ...change,
  });
const faultsOf = (change: Partial<AddBusInput>) => {
  const read = readBus(typed(change), known);
  return 'faults' in read ? read.faults : {};
};

test('a bus is read as it was typed', () => {
  expect(readBus(typed(), known)).toEqual({
    bus: {
      busName: 'Padma Paribahan',
      busNumber: 'PP-4001',
      validFrom: '2026-12-04',
      validUntil: '2026-12-04',
      weekdays: 127,
      exceptions: [],
      from: places[0],
      to: places[1],
      departureMinute: 1380,
      reportingMinutes: 30,
      runningMinutes: 350,
      km: 240,
      farePaisa: 115_000,
      coachType: 'non-ac',
      facilities: ['water', 'exit', 'extinguisher'],
    },
  });
});

test.each([
  ['busName', { busName: '  ' }, 'bus-name-missing'],
  ['busName', { busName: 'x'.repeat(61) }, 'bus-name-long'],
  ['busNumber', { busNumber: '' }, 'bus-number-missing'],
  ['busNumber', { busNumber: 'A<b>' }, 'bus-number-wrong'],
  ['busNumber', { busNumber: '1'.repeat(21) }, 'bus-number-long'],
  ['date', { date: '' }, 'date-missing'],
  ['date', { date: '2026-02-30' }, 'date-wrong'],
  ['date', { date: '2026-11-30' }, 'date-past'],
  ['date', { date: '2028-01-01' }, 'date-far'],
  ['from', { from: '' }, 'from-missing'],
  ['from', { from: 'Atlantis' }, 'place-unknown'],
  ['destination', { destination: '' }, 'destination-missing'],
  ['destination', { destination: 'ঢাকা' }, 'same-place'],
  ['reportingTime', { reportingTime: '' }, 'reporting-missing'],
  ['reportingTime', { reportingTime: 'soon' }, 'time-wrong'],
  ['reportingTime', { reportingTime: '11:00 pm' }, 'reporting-late'],
  ['reportingTime', { reportingTime: '11:10 pm' }, 'reporting-late'],
  ['departureTime', { departureTime: '' }, 'departure-missing'],
  [
    'departureTime',
    { date: '2026-12-01', reportingTime: '9:00 am', departureTime: '9:30 am' },
    'departure-past',
  ],
  ['fare', { fare: '' }, 'fare-missing'],
  ['fare', { fare: '-5' }, 'fare-wrong'],
  ['fare', { fare: '500.50' }, 'fare-wrong'],
  ['fare', { fare: '0' }, 'fare-wrong'],
  ['coachType', { coachType: '' }, 'coach-type-missing'],
  ['seatPlan', { seatPlan: '' }, 'seat-plan-missing'],
  ['arrivalTime', { destination: 'bhola' }, 'arrival-missing'],
  ['arrivalTime', { arrivalTime: '23:00' }, 'arrival-same'],
  ['until', { weekdays: [5] }, 'until-missing'],
  ['until', { until: '2026-12-03' }, 'until-early'],
  ['until', { until: '2028-12-03' }, 'until-far'],
  ['weekdays', { weekdays: [1], until: '2026-12-20' }, 'weekday-missing'],
  ['exceptions', { until: '2026-12-20', exceptions: ['2026-12-04'] }, 'exception-first'],
  ['exceptions', { until: '2026-12-20', exceptions: ['2027-01-04'] }, 'exception-wrong'],
  ['exceptions', { until: '2026-12-20', exceptions: ['tomorrow'] }, 'exception-wrong'],
] as const)('%s: %o is %s', (field, change, fault) => {
  expect(faultsOf(change as Partial<AddBusInput>)).toEqual({ [field]: fault });
});

test('everything that is missing is said at once', () => {
  const empty = {
    busName: '',
    busNumber: '',
    date: '',
    from: '',
    destination: '',
    reportingTime: '',
    departureTime: '',
    fare: '',
    coachType: '',
    seatPlan: '',
  };
  expect(Object.keys(faultsOf(empty)).toSorted()).toEqual(Object.keys(empty).toSorted());
});

test('a field that the form does not have is refused', () => {
  expect(AddBusInput.safeParse({ ...typed(), isVerified: true }).success).toBe(false);
  expect(AddBusInput.safeParse({ ...typed(), boarding: { counterId: '', operatorId: 'x' } }).success).toBe(
    false,
  );
});

test('a bus that is repeated runs on its days, but not on the exceptions', () => {
  const read = readDays(
    { date: '2026-12-04', weekdays: [5, 6], until: '2026-12-20', exceptions: ['2026-12-12', ''] },
    today,
  );
  expect('days' in read && datesOf(read.days, 30)).toEqual([
    '2026-12-04',
    '2026-12-05',
    '2026-12-11',
    '2026-12-18',
    '2026-12-19',
  ]);
});

test('numbers of coaches and fares are the same in either script', () => {
  expect(busNumberOf('ঢাকা মেট্রো–ব ১১ - ৪৫৬৭')).toBe('ঢাকা মেট্রো-ব 11-4567');
  expect(readFare('৳১,২০০')).toBe(120_000);
});

test('a coach is sold as what it is', () => {
  expect(classOfCoach(seatLayouts['business-27'], 'ac')).toBe('business');
  expect(classOfCoach(seatLayouts['business-28'], 'ac')).toBe('business');
  expect(classOfCoach(seatLayouts['business-27'], 'non-ac')).toBe('economy');
  expect(classOfCoach(seatLayouts['economy-41'], 'ac')).toBe('economy');
  expect(classOfCoach(seatLayouts['sleeper-30'], 'ac')).toBe('sleeper');
});

test('a road is as long in either direction', () => {
  expect(roadBetween(roads, 'sylhet', 'bhairab')).toEqual({ km: 165, minutes: 245 });
  expect(roadBetween(roads, 'dhaka', 'bhola')).toBeUndefined();
});

test('where no road has both places, the quickest way over several is taken; its length only where all is known', () => {
  const more = [
    ...roads,
    [['bhairab', 0, 0] as const, ['kishoreganj', 45, 70] as const],
    [['kishoreganj', 0, 0] as const, ['katiadi', 0, 40] as const],
    [['dhaka', 0, 0] as const, ['kishoreganj', 110, 200] as const],
  ];
  expect(roadBetween(more, 'kishoreganj', 'sylhet')).toEqual({ km: 210, minutes: 315 });
  expect(roadBetween(more, 'katiadi', 'dhaka')).toEqual({ km: 0, minutes: 215 });
  expect(roadBetween(more, 'katiadi', 'bhola')).toBeUndefined();
  expect(roadBetween(more, 'dhaka', 'dhaka')).toBeUndefined();
});

describe('the government’s ceiling', () => {
  const ride = { coachType: 'non-ac', km: 264, seatCount: 40, date: today } as const;
  test.each([
    [264, 714],
    [414, 1119],
    [240, 649],
    [300, 811],
  ])('%i km on a coach of forty: %i taka', (km, ceilingTaka) => {
    expect(fareCeiling({ ...ride, km })?.ceilingPaisa).toBe(ceilingTaka * 100);
  });
  test('is by the rate of the day, by the seats, and never lower than for 51', () => {
    expect(fareCeiling({ ...ride, date: DhakaDate.parse('2022-06-15') })?.ceilingPaisa).toBe(60_600);
    expect(fareCeiling({ ...ride, seatCount: 51 })?.ceilingPaisa).toBe(56_000);
    expect(fareCeiling({ ...ride, seatCount: 60 })?.ceilingPaisa).toBe(56_000);
  });
  test('there is none with air conditioning, or for a road of unknown length', () => {
    expect(fareCeiling({ ...ride, coachType: 'ac' })).toBeNull();
    expect(fareCeiling({ ...ride, km: 0 })).toBeNull();
    expect(fareCeiling({ ...ride, date: DhakaDate.parse('2015-01-01') })).toBeNull();
  });
});
