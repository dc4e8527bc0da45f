import { expect, test } from 'vitest';
import { taka } from '../money.ts';
import { lowestNow } from './wish.ts';

const offer = (price: number, seatsLeft: number, opensAt: Date | null = null) => ({
  pricePaisa: taka(price),
  seatsLeft,
  opensAt,
});

test('what can be had is on sale and has a seat', () => {
  expect(lowestNow([])).toBe(null);
  expect(lowestNow([offer(500, 0), offer(600, 3, new Date())])).toBe(null);
  expect(lowestNow([offer(500, 0), offer(900, 1), offer(700, 2)])).toBe(taka(700));
});
