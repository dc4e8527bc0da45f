import { expect, test } from 'vitest';
import { memoizeForOneMinute } from './memoize.ts';

const clock = () => {
  let seconds = 0;
  return { now: () => new Date(seconds * 1000), pass: (more: number) => (seconds += more) };
};

test('an answer serves everyone for a minute', async () => {
  const { now, pass } = clock();
  let asked = 0;
  const ask = memoizeForOneMinute(async () => ++asked, now);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  pass(59);
  expect(await ask()).toBe(1);
  pass(1);
  expect(await ask()).toBe(2);
});

test('a failure is told to those who asked and not kept', async () => {
  const { now } = clock();
  let asked = 0;
  const ask = memoizeForOneMinute(async () => {
    if (++asked === 1) throw new Error('no connection');
    return asked;
  }, now);
  await expect(ask()).rejects.toThrow('no connection');
  expect(await ask()).toBe(2);
});
