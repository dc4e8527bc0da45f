import { expect, test } from 'vitest';
import { openLanes } from './lanes.ts';
import { openSets } from './sets.ts';

/** Opens sets of one kind, whose statements end when the test ends them. */
const heldBack = (lanes = openLanes(2)) => {
  const underWay: { inputs: readonly number[]; end: () => void }[] = [];
  const add = openSets<number, number>(
    (inputs) => new Promise((resolve) => underWay.push({ inputs, end: () => resolve(inputs) })),
    { claimsOf: () => [], lanes },
  );
  return { underWay, add: (...inputs: number[]) => Promise.all(inputs.map(add)) };
};
/** Lets the sets resolve that have ended, and those behind them start. */
const settled = async () => {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

test('two kinds go at once, and what gathers meanwhile of a third goes as one set', async () => {
  const lanes = openLanes(2);
  const [first, second, third] = [heldBack(lanes), heldBack(lanes), heldBack(lanes)];
  const ends = [first.add(1), second.add(2), third.add(3, 4, 5)];
  await settled();
  expect([first, second, third].map(({ underWay }) => underWay.length)).toEqual([1, 1, 0]);
  first.underWay[0]?.end();
  await settled();
  expect(third.underWay.map(({ inputs }) => inputs)).toEqual([[3, 4, 5]]);
  for (const { underWay } of [second, third]) underWay[0]?.end();
  expect(await Promise.all(ends)).toEqual([[1], [2], [3, 4, 5]]);
});

test('what is asked for in one turn of the event loop goes as one set, and at its end', async () => {
  const only = heldBack();
  const ends = [only.add(1), Promise.resolve().then(() => only.add(2)), only.add(3)];
  expect(only.underWay).toEqual([]);
  await settled();
  expect(only.underWay.map(({ inputs }) => inputs)).toEqual([[1, 3, 2]]);
  only.underWay[0]?.end();
  expect(await Promise.all(ends)).toEqual([[1], [2], [3]]);
});

test('a set that stands at a lock keeps its lane for a moment only', async () => {
  const lanes = openLanes(1);
  const [stuck, other] = [heldBack(lanes), heldBack(lanes)];
  const ends = [stuck.add(1), other.add(2)];
  while (other.underWay.length === 0) await settled();
  other.underWay[0]?.end();
  expect(await ends[1]).toEqual([2]);
  stuck.underWay[0]?.end();
  expect(await ends[0]).toEqual([1]);
});
