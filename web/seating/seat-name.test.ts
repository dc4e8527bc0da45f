import { layoutOf } from '@poth/domain/fleet/plan-cells.ts';
import { readPlanText } from '@poth/domain/fleet/plan-text.ts';
import { expect, test } from 'vitest';
import { seatName } from './seat-name.ts';

const layout = layoutOf('drawn', readPlanText('A1:w A2 | A3:b\n---\nU1').cells, {
  door: 'front',
  driver: 'right',
});
const free = { view: 'available', mark: undefined } as const;

test('a seat says where it is, what it is, for whom, and how it stands', () => {
  expect(seatName(layout, 'A1', { view: 'available', mark: 'women' }, 'en')).toBe(
    'Seat A1, lower deck, window, women’s seat, available',
  );
  expect(seatName(layout, 'A3', free, 'en')).toBe('Seat A3, lower deck, window, business, available');
  expect(seatName(layout, 'U1', { view: 'sold', mark: undefined }, 'bn')).toBe(
    'সিট U1, দোতলায়, জানালার পাশে, বিক্রি হয়ে গেছে',
  );
});

test('on a coach with one deck and one class nothing is said of either', () => {
  const plain = { layoutId: 'plain', rows: [['A1', null, 'A2']] };
  expect(seatName(plain, 'A2', free, 'en')).toBe('Seat A2, window, available');
});
