import { expect, test } from 'vitest';
import { seatLayouts } from '../fleet/seat-plan-templates.ts';
import { splitPairs, type SeatTerms, seatsDowngraded } from './seat-terms.ts';

const twoAndTwo: SeatTerms = { layout: seatLayouts['economy-36'], coachClass: 'economy' };
const oneAndTwo: SeatTerms = { layout: seatLayouts['business-27'], coachClass: 'business' };

test('two who sat side by side are split where the aisle moves between them', () => {
  expect(splitPairs(twoAndTwo, oneAndTwo, ['A1', 'A2'])).toEqual([['A1', 'A2']]);
  expect(splitPairs(twoAndTwo, oneAndTwo, ['B2', 'B1', 'A2', 'A1'])).toEqual([
    ['A1', 'A2'],
    ['B1', 'B2'],
  ]);
  expect(splitPairs(oneAndTwo, twoAndTwo, ['A2', 'A3'])).toEqual([['A2', 'A3']]);
});

test('who sat alone, apart or stays together is not split', () => {
  expect(splitPairs(twoAndTwo, oneAndTwo, ['A1'])).toEqual([]);
  expect(splitPairs(twoAndTwo, oneAndTwo, ['A1', 'B1'])).toEqual([]);
  expect(splitPairs(twoAndTwo, oneAndTwo, ['A2', 'A3'])).toEqual([]);
  expect(splitPairs(twoAndTwo, { ...twoAndTwo, layout: seatLayouts['economy-40'] }, ['A1', 'A2'])).toEqual(
    [],
  );
});

test('a seat is compared by its own class, not by its coach’s', () => {
  const mixed: SeatTerms = {
    layout: { ...seatLayouts['economy-36'], classes: { A1: 'business' } },
    coachClass: 'economy',
  };
  expect(seatsDowngraded(mixed, twoAndTwo, ['A1', 'A2'])).toEqual(['A1']);
  expect(seatsDowngraded(oneAndTwo, mixed, ['A1', 'A2'])).toEqual(['A2']);
  expect(seatsDowngraded(twoAndTwo, mixed, ['A1', 'A2'])).toEqual([]);
});
