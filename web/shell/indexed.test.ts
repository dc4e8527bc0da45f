import { expect, test } from 'vitest';
import { addresses } from '../addresses.ts';
import { indexedPaths, isIndexed } from './indexed.ts';

/** Public pages that search engines should not list: entrances, and targets of personal links. */
const doors = [
  '/login',
  '/login/phone',
  '/login/second-factor',
  '/login/done',
  '/sign-up',
  '/sign-out',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
];

test('search engines are shown pages that everybody may see, and no others', () => {
  const open = addresses
    .filter(({ gate }) => gate === 'everybody')
    .map(({ path }) => path.replace(/^\/?/, '/'));
  expect(indexedPaths.filter((path) => !open.includes(path))).toEqual([]);
  expect(doors.filter(isIndexed)).toEqual([]);
  expect(isIndexed('/routes/dhaka-to-sylhet')).toBe(true);
  expect(isIndexed('/operators/desh-travels')).toBe(true);
  for (const path of ['/ticket/ABCDE23456', '/checkout/1/2', '/pay/wait/T1'])
    expect(isIndexed(path)).toBe(false);
});
