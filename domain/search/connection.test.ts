import { expect, test } from 'vitest';
import { DhakaDate, dhakaInstant } from '../dhaka.ts';
import { taka } from '../money.ts';
import { changePlaces, connectionsOf } from './connection.ts';
import type { TripOffer } from './offer.ts';

const date = DhakaDate.parse('2026-11-27');
/** Builds a company's coach that leaves and arrives at given hours of a day. */
const coach = (company: string, leaves: number, arrives: number, more: Partial<TripOffer> = {}) =>
  ({
    tripId: `${company} ${leaves}`,
    operator: { operatorId: company },
    departsAt: dhakaInstant(date, leaves * 60),
    arrivesAt: dhakaInstant(date, arrives * 60),
    pricePaisa: taka(500),
    seatsLeft: 4,
    opensAt: null,
    ...more,
  }) as TripOffer;
const connect = (first: TripOffer[], second: TripOffer[]) =>
  connectionsOf([{ first, second }]).map((one) => [one.second.tripId, one.waitMinutes, one.isGuaranteed]);

test('within one company 45 minutes are enough to change, between two 90 are needed', () => {
  const first = coach('desh', 7, 12);
  expect(connect([first], [coach('desh', 12.75, 15)])).toEqual([['desh 12.75', 45, true]]);
  expect(connect([first], [coach('desh', 12.7, 15)])).toEqual([]);
  expect(connect([first], [coach('hanif', 13.5, 16)])).toEqual([['hanif 13.5', 90, false]]);
  expect(connect([first], [coach('hanif', 13.4, 16)])).toEqual([]);
});

test('a late first coach misses what it no longer reaches, and nobody waits longer than six hours', () => {
  const late = coach('desh', 7, 12, { delayMinutes: 60, arrivesAt: dhakaInstant(date, 13 * 60) });
  expect(connect([late], [coach('desh', 13, 15)])).toEqual([]);
  expect(connect([late], [coach('desh', 19.1, 22)])).toEqual([]);
});

test('a coach without a seat, or not on sale yet, connects nothing; one coach is no change', () => {
  const [first, second] = [coach('desh', 7, 12), coach('desh', 13, 15)];
  expect(connect([{ ...first, seatsLeft: 0 }], [second])).toEqual([]);
  expect(connect([first], [{ ...second, opensAt: dhakaInstant(date) }])).toEqual([]);
  expect(connect([first], [{ ...second, tripId: first.tripId }])).toEqual([]);
});

test('what another beats in time, price and promise is left out; a promise is worth an hour', () => {
  const first = coach('desh', 7, 12);
  expect(connect([first], [coach('desh', 13, 15), coach('desh', 14, 16)])).toEqual([['desh 13', 60, true]]);
  expect(connect([first], [coach('hanif', 13.5, 15), coach('desh', 14, 16)])).toEqual([
    ['hanif 13.5', 90, false],
    ['desh 14', 120, true],
  ]);
});

test('one changes where a coach comes from the one place and leaves for the other, the busiest first', () => {
  const road = (from: string, to: string, departuresADay: number) =>
    ({ from: { placeId: from }, to: { placeId: to }, departuresADay }) as Parameters<
      typeof changePlaces
    >[0][number];
  const roads = [
    road('dhaka', 'bogura', 40),
    road('dhaka', 'rangpur', 20),
    road('dhaka', 'sylhet', 60),
    road('bogura', 'hili', 2),
    road('rangpur', 'hili', 5),
  ];
  expect(changePlaces(roads, { from: 'dhaka', to: 'hili' })).toEqual(['rangpur', 'bogura']);
  expect(changePlaces(roads, { from: 'dhaka', to: 'teknaf' })).toEqual([]);
});
