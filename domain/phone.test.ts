import { expect, test } from 'vitest';
import { parsePhone } from './phone.ts';
import { formatPhone, maskPhone } from './phone-text.ts';

test.each([
  '01711234567',
  '+8801711234567',
  '8801711-234567',
  '০১৭১১-২৩৪৫৬৭',
  ' 01711 234 567',
  '1711234567',
])('%s is understood', (typed) => expect(parsePhone(typed)).toEqual({ phone: '+8801711234567' }));

test.each([
  ['', 'missing'],
  ['01711-23456', 'too-short'],
  ['017112345678', 'too-long'],
  ['0211234567', 'not-mobile'],
])('%s is refused as %s', (typed, fault) => expect(parsePhone(typed)).toMatchObject({ fault }));

test('one digit short says by how many', () => expect(parsePhone('০১৭১১-২৩৪৫৬')).toMatchObject({ by: 1 }));

test('a number is shown whole to its owner and masked to others', () => {
  expect(formatPhone('+8801711234567', 'en')).toBe('01711-234567');
  expect(formatPhone(maskPhone('+8801711234567'), 'bn')).toBe('০১৭১১-•••৫৬৭');
});
