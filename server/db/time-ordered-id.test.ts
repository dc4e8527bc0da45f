import { expect, test } from 'vitest';
import { z } from 'zod';
import { timeOrderedId } from './time-ordered-id.ts';

const moments = ['1999-12-31T23:59:59.999Z', '2026-11-27T04:30:00.000Z', '2026-11-27T04:30:00.001Z'];
const ids = moments.flatMap((at) =>
  Array.from({ length: 50 }, () => ({ at, id: timeOrderedId(new Date(at)) })),
);

test('ids are UUIDs of version 7, each another', () => {
  expect(z.array(z.uuidv7()).safeParse(ids.map(({ id }) => id)).success).toBe(true);
  expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length);
});

test('ids sort by the moment they were drawn for', () => {
  const sorted = ids.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  expect(sorted.map(({ at }) => at)).toEqual(ids.map(({ at }) => at));
});
