import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sum, taka } from '../money.ts';
import { leastLeftToPay } from '../promo/discount.ts';
import { mostBothWaysPercent } from '../schedule/both-ways.ts';
import { withBothWaysDiscount, bothWaysOff, fareBeforeBothWaysDiscount } from './both-ways.ts';
import { priceOf } from './price.ts';

const seat = (seatNo: string, fareTaka: number) => ({
  seatNo,
  farePaisa: taka(fareTaka),
  bothWaysOffPaisa: taka(0),
});
const there = {
  operatorId: 'desh',
  fromPlaceId: 'dhaka',
  toPlaceId: 'bogura',
  bothWaysPercent: 10,
  seats: [seat('B3', 705), seat('B4', 705)],
};
const back = {
  ...there,
  fromPlaceId: 'bogura',
  toPlaceId: 'dhaka',
  seats: [seat('A1', 600), seat('A2', 600)],
};
const takenOff = (...ways: Parameters<typeof bothWaysOff>) => Object.fromEntries(bothWaysOff(...ways));

test('both ways of one company are cheaper, each seat by whole taka', () => {
  expect(takenOff(there, back)).toEqual({ B3: taka(71), B4: taka(71) });
  expect(takenOff(back, there)).toEqual({ A1: taka(60), A2: taka(60) });
});

test('a way bought alone, with another company, or along the same road again is not', () => {
  expect(takenOff(there, null)).toEqual({});
  expect(takenOff(there, { ...back, operatorId: 'other' })).toEqual({});
  expect(takenOff(there, { ...there })).toEqual({});
  expect(takenOff(there, { ...back, toPlaceId: 'naogaon' })).toEqual({});
  expect(takenOff({ ...there, bothWaysPercent: 0 }, back)).toEqual({});
});

test('as many seats are cheaper as the other way has, the cheapest first', () => {
  const seats = [seat('A1', 900), seat('B3', 700), seat('B4', 700)];
  expect(takenOff({ ...there, seats }, { ...back, seats: [seat('A1', 600)] })).toEqual({ B3: taka(70) });
});

test('a discount is put back before another is taken off', () => {
  const cheaper = withBothWaysDiscount(there.seats, bothWaysOff(there, back));
  expect(cheaper.map(({ farePaisa }) => farePaisa)).toEqual([taka(634), taka(634)]);
  expect(withBothWaysDiscount(cheaper, bothWaysOff({ ...there, seats: cheaper }, back))).toEqual(cheaper);
  expect(withBothWaysDiscount(cheaper, new Map())).toEqual(there.seats);
});

test('a promo code takes its part of what is left, and no price falls below what a gateway takes', () => {
  const fares = fc.array(fc.integer({ min: 10, max: 3_000 }), { minLength: 1, maxLength: 4 });
  const terms = fc.oneof(
    fc.record({
      kind: fc.constant('percent' as const),
      basisPoints: fc.integer({ min: 1, max: 10_000 }),
      mostPaisa: fc.integer({ min: 1, max: 5_000 }).map(taka),
      leastFarePaisa: fc.constant(taka(0)),
    }),
    fc.record({
      kind: fc.constant('fixed' as const),
      amountPaisa: fc.integer({ min: 1, max: 5_000 }).map(taka),
      leastFarePaisa: fc.constant(taka(0)),
    }),
  );
  fc.assert(
    fc.property(
      fares,
      fares,
      fc.integer({ min: 0, max: mostBothWaysPercent }),
      terms,
      (out, home, percent, promo) => {
        const way = {
          ...there,
          bothWaysPercent: percent,
          seats: out.map((fare, at) => seat(`B${at}`, fare)),
        };
        const other = { ...back, seats: home.map((fare, at) => seat(`A${at}`, fare)) };
        const seats = withBothWaysDiscount(way.seats, bothWaysOff(way, other));
        const [plain, price] = [priceOf(seats, taka(20)), priceOf(seats, taka(20), promo)];
        const off = sum(seats.map(({ bothWaysOffPaisa }) => bothWaysOffPaisa));
        expect(plain.farePaisa).toBe(sum(way.seats.map(fareBeforeBothWaysDiscount)) - off);
        expect(price.totalPaisa).toBe(plain.totalPaisa - price.discountPaisa);
        expect(price.discountPaisa).toBeLessThanOrEqual(Math.max(0, plain.farePaisa - leastLeftToPay));
        for (const one of seats) expect(one.farePaisa).toBeGreaterThan(0);
      },
    ),
  );
});
