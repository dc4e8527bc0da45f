import { expect, test } from 'vitest';
import { openMinuteLimit } from './minute-limit.ts';

test('each address has its share of a minute, and all together have theirs', () => {
  const take = openMinuteLimit({ perAddress: 2, inAll: 3 });
  const at = (address: string, ms: number) => take(address, ms);
  expect([at('a', 0), at('a', 1), at('a', 2)]).toEqual([true, true, false]);
  expect([at('b', 3), at('b', 4), at('c', 5)]).toEqual([true, false, false]);
  expect([at('c', 59_999), at('a', 60_000), at('c', 119_999)]).toEqual([false, true, true]);
});
