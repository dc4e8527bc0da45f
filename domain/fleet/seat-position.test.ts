import { expect, test } from 'vitest';
import { seatLayouts } from './seat-plan-templates.ts';
import { seatPosition } from './seat-position.ts';

test('four in a row: windows outside, aisles inside', () => {
  const positions = ['B1', 'B2', 'B3', 'B4'].map((seat) => seatPosition(seatLayouts['economy-36'], seat));
  expect(positions).toEqual(['window', 'aisle', 'aisle', 'window']);
});

test('three in a row: the single seat is by the window', () => {
  const positions = ['A1', 'A2', 'A3'].map((seat) => seatPosition(seatLayouts['business-27'], seat));
  expect(positions).toEqual(['window', 'aisle', 'window']);
});

test('a back row without an aisle has middle seats; an empty corner makes no aisle', () => {
  const layout = {
    layoutId: 'drawn',
    rows: [
      [null, null, null, 'A3', 'A4'],
      ['I1', 'I2', 'I3', 'I4', 'I5'],
    ],
  };
  expect(seatPosition(layout, 'A3')).toBe('window');
  expect(['I1', 'I2', 'I3', 'I4', 'I5'].map((seat) => seatPosition(layout, seat))).toEqual([
    'window',
    'middle',
    'middle',
    'middle',
    'window',
  ]);
});
