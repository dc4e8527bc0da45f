import { expect, test } from 'vitest';
import { maskedEmail, maskedKey, maskedName, maskedPhone } from './mask.ts';

test('a number shows its operator and its last three digits; what is no mobile number shows nothing', () => {
  expect(maskedPhone('+8801711234567')).toBe('+88017•••••567');
  for (const other of ['', '01711234567', '+88024811223', '+88017112345678', 'call me'])
    expect(maskedPhone(other), other).toBe('•••');
});

test('an address shows its first letter, and not where it is', () => {
  expect(maskedEmail('anika.rahman@example.com')).toBe('a•••@…');
  expect(maskedEmail('a@b')).toBe('a•••@…');
  for (const other of ['', '@example.com', 'anika']) expect(maskedEmail(other), other).toBe('•••');
});

test('a name shows its initials, in either script', () => {
  expect(maskedName('  Rahima   Khatun ')).toBe('R. K.');
  expect(maskedName('রহিমা খাতুন')).toBe('র. খা.');
  expect(maskedName('One Two Three Four')).toBe('O. T. T.');
  expect(maskedName('')).toBe('');
});

test('a key shows its ends', () => {
  expect(maskedKey('phone', '+8801711234567')).toBe('+88017•••••567');
  expect(maskedKey('pnr', 'K7XQ4M2P9A')).toBe('K7•••••9A');
  expect(maskedKey('transaction', '151114130739MqCBNx5')).toBe('15•••••x5');
});
