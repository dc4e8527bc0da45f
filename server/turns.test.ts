import { expect, test } from 'vitest';
import { openTurns } from './turns.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('work that shares a key runs one after the other, and the rest beside it', async () => {
  const inTurn = openTurns();
  const told: string[] = [];
  const work = (name: string, keys: string[]) =>
    inTurn(keys, async (waited) => {
      told.push(`${name} begins${waited ? ' later' : ''}`);
      await pause(10);
      told.push(`${name} ends`);
      if (name === 'a') throw new Error('a fails');
      return name;
    });
  const ends = await Promise.allSettled([
    work('a', ['x']),
    work('b', ['x', 'y']),
    work('c', ['y']),
    work('d', ['z']),
  ]);
  expect(told.slice(0, 2).toSorted()).toEqual(['a begins', 'd begins']);
  expect(told.filter((line) => !line.startsWith('d'))).toEqual([
    'a begins',
    'a ends',
    'b begins later',
    'b ends',
    'c begins later',
    'c ends',
  ]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(await inTurn(['x'], async (waited) => waited)).toBe(false);
});
