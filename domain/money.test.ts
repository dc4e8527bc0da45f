import { expect, test } from 'vitest';
import {
  amountText,
  formatMoney,
  parseAmount,
  parseTypedAmount,
  paisa,
  shareInWholeTaka,
  taka,
} from './money.ts';

test('amounts are grouped as in Bangladesh, in both scripts', () => {
  expect(formatMoney(taka(3600), 'en')).toBe('৳3,600');
  expect(formatMoney(taka(1234567), 'bn')).toBe('৳১২,৩৪,৫৬৭');
  expect(formatMoney(paisa(12050), 'en')).toBe('৳120.50');
});

test('fees round half up to whole taka', () => {
  expect(shareInWholeTaka(taka(1800), 500)).toBe(taka(90));
  expect(shareInWholeTaka(taka(550), 500)).toBe(taka(28));
  expect(shareInWholeTaka(taka(549), 500)).toBe(taka(27));
});

test.each([
  ['1250', 125000],
  ['1250.5', 125050],
  [1250.5, 125050],
  ['0.01', 1],
  ['1,250', undefined],
  ['-5', undefined],
  ['1.234', undefined],
  ['', undefined],
])('a gateway amount %s is %s paisa', (text, amount) => expect(parseAmount(text)).toBe(amount));

test.each([
  ['1250', 125000],
  ['৳1,250.50', 125050],
  [' ১,২৫০ ', 125000],
  ['৳ ১২.৫', 1250],
  ['cheap', undefined],
  ['-5', undefined],
  ['৳', undefined],
  ['', undefined],
])('a typed amount %s is %s paisa', (typed, amount) => expect(parseTypedAmount(typed)).toBe(amount));

test('an amount goes to a gateway with two decimals', () => {
  expect(amountText(paisa(125005))).toBe('1250.05');
});
