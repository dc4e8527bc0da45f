import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { keyRing } from '../key-ring.ts';
import { openIds, signIds } from './packed-ids.ts';
import { createLinkSigner } from './signed-link.ts';

const signer = createLinkSigner(keyRing([{ key: 'a secret of this test', signsFrom: new Date(0) }]));
const [one, other] = [randomUUID(), randomUUID()];

test('ids come back from the token that they were signed in, in their order', () => {
  expect(openIds(signer, 'notify-wish', signIds(signer, 'notify-wish', [one]))).toEqual([one]);
  expect(openIds(signer, 'shared-trip', signIds(signer, 'shared-trip', [one, other]), 2)).toEqual([
    one,
    other,
  ]);
});

test('a token of another purpose, of another number of ids or changed in a letter opens nothing', () => {
  const token = signIds(signer, 'shared-trip', [one, other]);
  expect(openIds(signer, 'notify-wish', token, 2)).toEqual([]);
  expect(openIds(signer, 'shared-trip', token)).toEqual([]);
  expect(openIds(signer, 'shared-trip', `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`, 2)).toEqual([]);
  expect(openIds(signer, 'shared-trip', 'no token', 2)).toEqual([]);
});
