import { expect, test } from 'vitest';
import { readSupportKey } from './find-key.ts';

test.each([
  ['k7xq4-m2p9a', 'pnr', 'K7XQ4M2P9A'],
  ['01711-234567', 'phone', '+8801711234567'],
  ['+880 1711 234567', 'phone', '+8801711234567'],
  ['(017) 11.23.45.67', 'phone', '+8801711234567'],
  ['০১৭১১২৩৪৫৬৭', 'phone', '+8801711234567'],
  [' 151114130739 MqCBNx5 ', 'transaction', '151114130739MqCBNx5'],
])('%s is read as a %s', (typed, kind, text) => {
  expect(readSupportKey(typed)).toMatchObject({ kind, text, key: { email: null } });
});

test.each(['Rahima Khatun', 'Rahima', 'rahima@example.com', '0171', '4567', 'Block7', '%%%%%%%%1', '১২৩'])(
  '%s is no key',
  (typed) => {
    expect(readSupportKey(typed)).toEqual({ fault: 'key-unreadable' });
  },
);

test('nothing is no key', () => {
  expect(readSupportKey('  ')).toEqual({ fault: 'key-missing' });
});
