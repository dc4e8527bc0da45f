import { expect, test } from 'vitest';
import { DhakaDate, dhakaInstant } from '../dhaka.ts';
import { taka } from '../money.ts';
import type { Standing } from '../rating/standing.ts';
import type { TripOffer } from './offer.ts';
import { optionsOf, readRefinement, refineOffers } from './refine-offers.ts';

const date = DhakaDate.parse('2026-11-27');

const point = (name: string) => ({
  counterId: name,
  stopNo: 0,
  name: { en: name, bn: name },
  address: { en: '', bn: '' },
  phone: '',
  at: dhakaInstant(date),
  reportingAt: dhakaInstant(date),
});

type Wanted = {
  operator: string;
  leaves: number;
  hours: number;
  fare: number;
  left: number;
  counters: string[];
  ac?: boolean;
};

const offer = ({ operator, leaves, hours, fare, left, counters, ac = true }: Wanted): TripOffer => ({
  tripId: `${operator}-${leaves}`,
  fromStopNo: 0,
  toStopNo: 1,
  from: { placeId: 'dhaka', name: { en: 'Dhaka', bn: 'ঢাকা' } },
  to: { placeId: 'sylhet', name: { en: 'Sylhet', bn: 'সিলেট' } },
  operator: {
    operatorId: operator,
    slug: operator,
    name: { en: operator, bn: operator },
    mark: '',
    colour: '',
  },
  coachNumber: 'X-1',
  busName: null,
  coachType: ac ? 'ac' : 'non-ac',
  coachClass: 'economy',
  routeName: { en: '', bn: '' },
  departsAt: dhakaInstant(date, leaves),
  arrivesAt: dhakaInstant(date, leaves + hours * 60),
  delayMinutes: 0,
  boarding: counters.map(point),
  dropping: [],
  farePaisa: taka(fare),
  classFaresPaisa: null,
  serviceChargePaisa: taka(20),
  pricePaisa: taka(fare + 20),
  classPricesPaisa: null,
  opensAt: null,
  seatsLeft: left,
  seatCount: 36,
  waiting: 0,
  facilities: [],
  refundTier: null,
});

const early = offer({
  operator: 'desh',
  leaves: 8 * 60,
  hours: 6,
  fare: 900,
  left: 0,
  counters: ['Gabtoli'],
  ac: false,
});
const noon = offer({
  operator: 'hanif',
  leaves: 13 * 60,
  hours: 5,
  fare: 1200,
  left: 3,
  counters: ['Gabtoli', 'Kallyanpur'],
});
const late = offer({
  operator: 'desh',
  leaves: 22 * 60,
  hours: 7,
  fare: 1100,
  left: 20,
  counters: ['Kallyanpur'],
});
const small = offer({
  operator: 'hanif',
  leaves: 24 * 60 + 30,
  hours: 5,
  fare: 1300,
  left: 9,
  counters: ['Gabtoli'],
});
const found = { offers: [early, noon, late], afterMidnight: [small] };

const refine = (query: string) => {
  const { offers, afterMidnight } = refineOffers(found, date, readRefinement(new URLSearchParams(query)));
  return [offers, afterMidnight];
};
const counts = (query: string, facet: 'period' | 'coachType' | 'operator' | 'boarding') =>
  Object.fromEntries(
    optionsOf(found, date, readRefinement(new URLSearchParams(query)))[facet].map(({ value, count }) => [
      value,
      count,
    ]),
  );

test('nothing chosen keeps everything by departure', () => {
  expect(refine('')).toEqual([[early, noon, late], [small]]);
});

test('values of one list widen, lists narrow each other', () => {
  expect(refine('op=desh&op=hanif')).toEqual([[early, noon, late], [small]]);
  expect(refine('op=desh&coachType=ac')).toEqual([[late], []]);
  expect(refine('bp=Kallyanpur')).toEqual([[noon, late], []]);
  expect(refine('op=nobody')).toEqual([[], []]);
});

test('night brings the small hours of the next date along, morning does not', () => {
  expect(refine('period=night')).toEqual([[late], [small]]);
  expect(refine('period=morning&period=afternoon')).toEqual([[early, noon], []]);
  expect(refine('period=after-midnight')).toEqual([[], []]);
});

test('seats left, and what makes no sense is no wish', () => {
  expect(refine('seats=4')).toEqual([[late], [small]]);
  expect(refine('seats=1')[0]).not.toContain(early);
  expect(refine('seats=-2&sort=beauty&period=tea&coachType=boat')).toEqual([[early, noon, late], [small]]);
});

test('orders: fare, duration, most seats first; equal ones by departure', () => {
  expect(refine('sort=fare')[0]).toEqual([early, late, noon]);
  expect(refine('sort=duration')[0]).toEqual([noon, early, late]);
  expect(refine('sort=seats')[0]).toEqual([late, noon, early]);
});

test('an option counts what the other lists leave for it, not what its own list leaves', () => {
  expect(counts('', 'period')).toEqual({ 'after-midnight': 0, morning: 1, afternoon: 1, night: 2 });
  expect(counts('period=night', 'period')).toMatchObject({ morning: 1, night: 2 });
  expect(counts('period=night', 'operator')).toEqual({ desh: 1, hanif: 1 });
  expect(counts('op=desh', 'coachType')).toEqual({ ac: 1, 'non-ac': 1 });
  expect(counts('seats=4', 'boarding')).toEqual({ Gabtoli: 1, Kallyanpur: 1 });
});

test('the count of an option is what choosing it alone shows', () => {
  for (const { value, count } of optionsOf(found, date, readRefinement(new URLSearchParams('coachType=ac')))
    .operator)
    expect(refine(`coachType=ac&op=${value}`).flat()).toHaveLength(count);
});

const standing = (overall: number | null, percent: number | null): Standing => ({
  rating: overall === null ? null : { overall, ratings: 9 },
  measures: {
    trips: 40,
    cancelled: 0,
    punctuality: percent === null ? null : { percent, recorded: 30 },
  },
});
const standings = new Map([
  ['desh', standing(4.2, 70)],
  ['hanif', standing(null, 92)],
]);
const refineBy = (query: string) => {
  const refinement = readRefinement(new URLSearchParams(query), standings);
  return refineOffers(found, date, refinement, standings).offers;
};

test('companies are kept and sorted by rating and punctuality; unknown is neither good nor first', () => {
  expect(refineBy('rating=4')).toEqual([early, late]);
  expect(refineBy('rating=4.5')).toEqual([]);
  expect(refineBy('punctual=90')).toEqual([noon]);
  expect(refineBy('rating=4&punctual=90')).toEqual([]);
  expect(refineBy('sort=rating')).toEqual([early, late, noon]);
  expect(refineBy('sort=punctuality')).toEqual([noon, early, late]);
  // Without standings the filter keeps no coach, and the order is by departure.
  expect(refine('rating=3')).toEqual([[], []]);
  expect(refine('sort=rating')).toEqual([[early, noon, late], [small]]);
});

test('coaches are sorted by company and by the counter where one boards', () => {
  expect(refine('sort=operator')[0]).toEqual([early, late, noon]);
  expect(refine('sort=counter')[0]).toEqual([early, noon, late]);
});
