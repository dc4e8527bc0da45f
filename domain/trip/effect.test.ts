import { expect, test } from 'vitest';
import { taka } from '../money.ts';
import { seatLayouts } from '../fleet/seat-plan-templates.ts';
import type { TripTerms } from '../refund/free-cancellation.ts';
import type { TripChange } from './change.ts';
import { effectOf, hasGrown, bookingsStillConcerned, type TripBooking } from './effect.ts';

const layout = seatLayouts['economy-36'];
const trip: TripTerms = { coachType: 'ac', coachClass: 'economy', layout, delayMinutes: 0, cancelled: false };
const riders = (bookingId: string, passengers: number, more: Partial<TripBooking> = {}): TripBooking => ({
  bookingId,
  passengers,
  seatNos: ['A1', 'A2', 'A3', 'A4'].slice(0, passengers),
  paidPaisa: passengers * taka(700),
  paidAtCounter: false,
  fromStopNo: 0,
  toStopNo: 2,
  boardingCounterId: 'gabtoli',
  droppingCounterId: 'naogaon',
  promised: trip,
  ...more,
});
const booked = [riders('a', 2), riders('b', 1, { toStopNo: 1, droppingCounterId: 'bogura' }), riders('c', 4)];
const delay = (delayMinutes: number): TripChange => ({ kind: 'delay', delayMinutes, reason: 'traffic' });

test('a delay tells everybody, and opens free cancellation after an hour', () => {
  expect(effectOf(delay(60), trip, booked)).toEqual({
    bookings: 3,
    passengers: 7,
    refundPaisa: 0,
    refundAtCounterPaisa: 0,
    freePaisa: 0,
    split: [],
    downgraded: [],
  });
  expect(effectOf(delay(90), trip, booked).freePaisa).toBe(taka(4900));
});

test('a delay on the road concerns who boards at the stops ahead, any other change all of them', () => {
  const some = [riders('a', 2), riders('b', 1, { fromStopNo: 1 })];
  expect(bookingsStillConcerned(delay(90), some, -1)).toHaveLength(2);
  expect(bookingsStillConcerned(delay(90), some, 0).map(({ bookingId }) => bookingId)).toEqual(['b']);
  expect(bookingsStillConcerned({ kind: 'cancel', reason: 'breakdown' }, some, 0)).toHaveLength(2);
});

test('what may be asked back already is not counted again', () => {
  expect(effectOf(delay(120), { ...trip, delayMinutes: 90 }, booked).freePaisa).toBe(0);
});

test('a cancelled trip gives everything back by itself', () => {
  const effect = effectOf({ kind: 'cancel', reason: 'breakdown' }, trip, booked);
  expect(effect).toMatchObject({ refundPaisa: taka(4900), refundAtCounterPaisa: 0, freePaisa: 0 });
});

test('of a cancelled trip, what was paid at a counter waits there', () => {
  const some = [riders('a', 2), riders('b', 3, { paidAtCounter: true })];
  const effect = effectOf({ kind: 'cancel', reason: 'breakdown' }, trip, some);
  expect(effect).toMatchObject({ refundPaisa: taka(3500), refundAtCounterPaisa: taka(2100) });
});

test('a counter concerns who boards or alights there', () => {
  const counter = { kind: 'counter', toCounterId: 'x', minutesLater: 0, reason: 'operations' } as const;
  const at = (stopNo: number, counterId: string) =>
    effectOf({ ...counter, stopNo, counterId }, trip, booked).bookings;
  expect([at(0, 'gabtoli'), at(1, 'bogura'), at(0, 'kallyanpur')]).toEqual([3, 1, 0]);
});

test('a lesser coach may be refused by everybody, a like one by nobody', () => {
  const change: TripChange = { kind: 'coach', coachId: 'k', reason: 'breakdown' };
  const other = { ...trip, coachType: 'non-ac' } as const;
  expect(effectOf(change, trip, booked, other).freePaisa).toBe(taka(4900));
  expect(effectOf(change, trip, booked, trip)).toMatchObject({ bookings: 3, freePaisa: 0 });
});

test('a coach with another plan shows the pairs that it splits, and lets them go', () => {
  const change: TripChange = { kind: 'coach', coachId: 'k', reason: 'breakdown' };
  const narrow = { ...trip, layout: seatLayouts['business-27'], coachClass: 'business' } as const;
  const effect = effectOf(change, trip, [riders('a', 2), riders('b', 1)], narrow);
  expect(effect).toMatchObject({ split: [['A1', 'A2']], downgraded: [], freePaisa: taka(1400) });
  const back = effectOf(change, { ...trip, ...narrow }, [riders('a', 2, { promised: narrow })], trip);
  expect(back).toMatchObject({ split: [], downgraded: ['A1', 'A2'], freePaisa: taka(1400) });
});

test('more bookings or more money than was seen is more than was agreed to', () => {
  const effect = effectOf(delay(90), trip, booked);
  expect(hasGrown(effect, { bookings: 3, paisa: taka(4900) })).toBe(false);
  expect(hasGrown(effect, { bookings: 4, paisa: taka(5000) })).toBe(false);
  expect(hasGrown(effect, { bookings: 2, paisa: taka(4900) })).toBe(true);
  expect(hasGrown(effect, { bookings: 3, paisa: taka(4899) })).toBe(true);
});
