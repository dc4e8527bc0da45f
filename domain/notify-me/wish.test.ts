import { expect, test } from 'vitest';
import { taka } from '../money.ts';
import { lowestNow, readWishedPrice } from './wish.ts';

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

test('a price is read as people write it, and nothing else is one', () => {
  for (const typed of ['650', ' ৳650 ', '৬৫০', '৳১,৬৫০'])
    expect(readWishedPrice(typed), typed).toBeGreaterThan(0);
  expect(readWishedPrice('৳১,৬৫০.৫০')).toBe(165_050);
  for (const typed of ['', '0', '-5', 'cheap', '6 5 0 or so'])
    expect(readWishedPrice(typed), typed).toBeUndefined();
});
