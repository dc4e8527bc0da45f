import { expect, test } from 'vitest';
import { messageRef } from './message-ref.ts';

/** Ids of two messages that were announced in the same millisecond: they differ only in their last digits. */
const [one, other] = ['01995a6e-1c3f-7a10-9b2c-5d1e00000001', '01995a6e-1c3f-7a10-9b2c-5d1e00000002'];

test('two messages of one millisecond have refs of their own, and a repeat has the ref of the first', () => {
  expect(messageRef(other)).not.toBe(messageRef(one));
  expect(messageRef(one)).toBe(messageRef(one));
});

test('a ref is twenty letters and digits, as many as a gateway takes', () => {
  for (const id of [one, other]) expect(messageRef(id)).toMatch(/^[0-9a-z]{20}$/);
});
