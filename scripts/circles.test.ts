import { expect, test } from 'vitest';
import { circlesOf } from './circles.ts';

test('files that import each other are on a circle, those that only lead to it are not', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['b']],
    ['d', []],
    ['e', ['f']],
    ['f', ['g']],
    ['g', ['e', 'd']],
  ]);
  expect(circlesOf(graph).map((circle) => circle.toSorted())).toEqual([
    ['b', 'c'],
    ['e', 'f', 'g'],
  ]);
});
