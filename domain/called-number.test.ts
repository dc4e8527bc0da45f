import { expect, test } from 'vitest';
import { parseCalledNumber } from './called-number.ts';
import { formatPhone } from './phone-text.ts';

test.each([
  ['01711-234567', '+8801711234567', '01711-234567'],
  ['+880 1711 234567', '+8801711234567', '01711-234567'],
  ['02-9612345', '+88029612345', '02-9612345'],
  ['+880 2 4811 2233', '+880248112233', '02-48112233'],
  ['+88 02-48112233', '+880248112233', '02-48112233'],
  ['০৩১-৭১২৩৪৫', '+88031712345', '031712345'],
  ['0821 716112', '+880821716112', '0821716112'],
  ['09612 345678', '+8809612345678', '09612-345678'],
  ['16374', '16374', '16374'],
])('%s is a number that people call', (typed, phone, shown) => {
  expect(parseCalledNumber(typed)).toEqual({ phone });
  expect(formatPhone(phone, 'en')).toBe(shown);
  expect(parseCalledNumber(formatPhone(phone, 'bn'))).toEqual({ phone });
});

test.each([
  ['', 'missing'],
  ['01711-23456', 'too-short'],
  ['017112345678', 'too-long'],
  ['999', 'not-called'],
  ['02-123', 'not-called'],
  ['12-9612345', 'not-called'],
  ['Karim 02-9612345', 'not-called'],
  ['02-9612345 ext. 12', 'not-called'],
])('%j is refused as %s', (typed, fault) => {
  expect(parseCalledNumber(typed)).toMatchObject({ fault });
});
