import { Problem } from '@poth/domain/problem.ts';
import { expect, test } from 'vitest';
import { openKnownFacts, tryRememberedFirst } from './known-facts.ts';
import { TryAgain } from './transaction.ts';

const facts = (name: string) => ({ name });

test('facts beyond the bytes give way, the least used first', () => {
  const known = openKnownFacts<{ name: string }>({ mostBytes: 100, forMs: 60_000 }, () => 40);
  known.keep('a', facts('a'));
  known.keep('b', facts('b'));
  known.find('a');
  known.keep('c', facts('c'));
  expect(['a', 'b', 'c'].map((key) => known.find(key)?.name)).toEqual(['a', undefined, 'c']);
});

test('facts that are over are not kept, and replace what was', () => {
  const known = openKnownFacts<{ name: string }>({ mostBytes: 100, forMs: 60_000 }, () => 1);
  known.keep('a', facts('a'));
  known.keep('a', facts('b'), 0);
  expect(known.find('a')).toBeUndefined();
});

const memory = { by: 'memory' };
const now = { by: 'now' };
const both = { recall: () => memory as typeof memory | undefined, read: async () => now };
const refusedBy = (by: string, thrown: Error) => async (seen: typeof memory) => {
  if (seen.by === by) throw thrown;
  return seen.by;
};

test('a step is taken by memory, and by what is read where nothing is remembered', async () => {
  const by = async (seen: typeof memory) => seen.by;
  expect(await tryRememberedFirst(both, by)).toBe('memory');
  expect(await tryRememberedFirst({ ...both, recall: () => undefined }, by)).toBe('now');
});

test.each([new Problem('trip-not-on-sale'), new TryAgain()])('memory refuses nobody: %s', async (thrown) => {
  expect(await tryRememberedFirst(both, refusedBy('memory', thrown))).toBe('now');
});

test('what is read now refuses, and a fault of a step is told and not tried again', async () => {
  const problem = new Problem('trip-not-on-sale');
  await expect(
    tryRememberedFirst({ ...both, recall: () => undefined }, refusedBy('now', problem)),
  ).rejects.toBe(problem);
  const fault = new Error('a fault');
  await expect(tryRememberedFirst(both, refusedBy('memory', fault))).rejects.toBe(fault);
});
