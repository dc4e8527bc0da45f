import { expect, test } from 'vitest';
import { seatLayouts } from '../fleet/seat-plan-templates.ts';
import type { SeatLeg } from './seat-map.ts';
import { asksGender, seatsRefusedToPassengers, seatMarksOf } from './womens-seats.ts';

const layout = seatLayouts['economy-45'];
const now = new Date(0);
const leg = (seatNo: string, bookingId: string, more: Partial<SeatLeg> = {}): SeatLeg => ({
  seatNo,
  legNo: 0,
  state: 'sold',
  bookingId,
  expiresAt: null,
  woman: true,
  ...more,
});
const wholeWay = { fromStopNo: 0, toStopNo: 2 };
const marksOf = (...legs: SeatLeg[]) => seatMarksOf(layout, legs, wholeWay, undefined, now);

test('both sides of a woman alone on a bench are kept, an aisle is nobody’s side', () => {
  expect(marksOf(leg('K3', 'hers'))).toEqual({ K2: 'women', K4: 'women' });
  expect(marksOf(leg('B2', 'hers'))).toEqual({ B1: 'women' });
});

test('only who is alone, a woman, and has paid or is paying in time', () => {
  const soon = new Date(1);
  expect(marksOf(leg('B1', 'pair'), leg('C1', 'pair', { woman: false }))).toEqual({});
  expect(marksOf(leg('B1', 'pair'), leg('C1', 'pair'))).toEqual({});
  expect(marksOf(leg('B1', 'his', { woman: false }))).toEqual({});
  expect(marksOf(leg('B1', 'hers', { state: 'held', expiresAt: soon }))).toEqual({});
  expect(marksOf(leg('B1', 'hers', { state: 'paying', expiresAt: now }))).toEqual({});
  expect(marksOf(leg('B1', 'hers', { state: 'paying', expiresAt: soon }))).toEqual({ B2: 'women' });
  expect(marksOf(leg('B1', 'hers'), leg('B1', 'hers', { legNo: 1 }))).toEqual({ B2: 'women' });
});

test('for the part of the way that she travels, and not for herself', () => {
  const legs = [leg('B1', 'hers', { legNo: 1 })];
  expect(seatMarksOf(layout, legs, { fromStopNo: 0, toStopNo: 1 }, undefined, now)).toEqual({});
  expect(seatMarksOf(layout, legs, { fromStopNo: 1, toStopNo: 2 }, undefined, now)).toEqual({ B2: 'women' });
  expect(seatMarksOf(layout, legs, wholeWay, 'hers', now)).toEqual({});
});

test('a kept seat outranks what the plan marks; who is not known to be a woman does not get it', () => {
  const marked = { ...layout, marks: { B2: 'priority', G1: 'women' } as const };
  const marks = seatMarksOf(marked, [leg('B1', 'hers')], wholeWay, undefined, now);
  expect(marks).toEqual({ B2: 'women', G1: 'women' });
  const seats = [
    { seatNo: 'B2', passengerGender: null },
    { seatNo: 'G1', passengerGender: 'female' as const },
    { seatNo: 'C1', passengerGender: 'male' as const },
  ];
  expect(seatsRefusedToPassengers(marks, seats)).toEqual(['B2']);
});

test('passengers are asked only where the answer matters', () => {
  expect(asksGender({ layout, protectsWomenAlone: false })).toBe(false);
  expect(asksGender({ layout, protectsWomenAlone: true })).toBe(true);
  expect(asksGender({ layout: { ...layout, marks: { A1: 'priority' } }, protectsWomenAlone: false })).toBe(
    false,
  );
  expect(asksGender({ layout: { ...layout, marks: { A1: 'women' } }, protectsWomenAlone: false })).toBe(true);
});
