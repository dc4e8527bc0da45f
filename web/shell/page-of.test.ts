import { expect, test } from 'vitest';
import { leaveEmptyPage, pageOf } from './page-of.ts';

const asked = (address: string) => new Request(`http://poth.example${address}`);

/** Address to which a page of a list without rows leads; null if it stays. */
const leadsTo = (address: string, rows: readonly unknown[] = []): string | null => {
  try {
    leaveEmptyPage(asked(address), rows);
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return thrown.headers.get('location');
  }
};

test('a page number that is none is the first page', () => {
  expect(
    ['', '?page=2', '?page=0', '?page=1.5', '?page=abc', '?page=10001'].map((at) => pageOf(asked(`/x${at}`))),
  ).toEqual([1, 2, 1, 1, 1, 1]);
});

test('an empty page after the first leads to the beginning of the same list', () => {
  expect(leadsTo('/bn/admin/money?show=refunds&page=999')).toBe('/bn/admin/money?show=refunds');
  expect(leadsTo('/admin/bookings?page=2')).toBe('/admin/bookings');
});

test('a page with rows stays, and so does an empty list', () => {
  expect(leadsTo('/admin/bookings?page=2', ['row'])).toBeNull();
  expect(leadsTo('/admin/bookings')).toBeNull();
  expect(leadsTo('/admin/bookings?page=none')).toBeNull();
});
