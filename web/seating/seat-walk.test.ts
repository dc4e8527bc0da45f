import { seatLayouts } from '@poth/domain/fleet/seat-plan-templates.ts';
import { expect, test } from 'vitest';
import { walkFrom } from './seat-walk.ts';

const layout = seatLayouts['economy-36'];

test('arrows go by row and column, over the aisle, and stop at the sides', () => {
  expect(walkFrom(layout, 'B2', 'ArrowRight')).toBe('B3');
  expect(walkFrom(layout, 'B3', 'ArrowLeft')).toBe('B2');
  expect(walkFrom(layout, 'B2', 'ArrowDown')).toBe('C2');
  expect(walkFrom(layout, 'B2', 'ArrowUp')).toBe('A2');
  expect(walkFrom(layout, 'A2', 'ArrowUp')).toBeUndefined();
  expect(walkFrom(layout, 'I4', 'ArrowRight')).toBeUndefined();
});

test('Home and End go to the ends of the row', () => {
  expect(walkFrom(layout, 'D3', 'Home')).toBe('D1');
  expect(walkFrom(layout, 'D3', 'End')).toBe('D4');
});

test('a gap in a column is stepped over', () => {
  const drawn = {
    layoutId: 'drawn',
    rows: [
      ['A1', 'A2'],
      [null, 'B2'],
      ['C1', 'C2'],
    ],
  };
  expect(walkFrom(drawn, 'A1', 'ArrowDown')).toBe('C1');
  expect(walkFrom(drawn, 'B2', 'Home')).toBe('B2');
  expect(walkFrom(drawn, 'B2', 'ArrowLeft')).toBeUndefined();
});

test('other keys and unknown seats lead nowhere', () => {
  expect(walkFrom(layout, 'B2', 'x')).toBeUndefined();
  expect(walkFrom(layout, 'Z9', 'ArrowUp')).toBeUndefined();
});

test('every seat can be reached from the first one', () => {
  const reached = new Set(['A1']);
  for (const seat of reached)
    for (const key of ['ArrowRight', 'ArrowDown']) {
      const next = walkFrom(layout, seat, key);
      if (next) reached.add(next);
    }
  expect(reached.size).toBe(36);
});
