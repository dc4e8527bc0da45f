import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paisa, sum } from '../money.ts';
import { totalAskedOf, capturedShareOf, type Share } from './purchase.ts';

const thereAndBack: Share[] = [
  { tripId: '20261127-0000-4000-8000-000000000009', amountPaisa: paisa(144_000) },
  { tripId: '20261130-0000-4000-8000-000000000001', amountPaisa: paisa(99_950) },
];

/** Shares of a purchase as their rows hold them: each with the others. */
const rowsOf = (shares: readonly Share[]) =>
  shares.map((share) => ({ ...share, otherShares: shares.filter((other) => other !== share) }));
const splitOf = (shares: readonly Share[], captured: number) =>
  rowsOf(shares).map((row) => capturedShareOf(row, paisa(captured)));

test('one booking is asked for, and gets, all that is captured', () => {
  const [there] = rowsOf(thereAndBack.slice(0, 1));
  expect(there && totalAskedOf(there)).toBe(144_000);
  for (const captured of [144_000, 143_999, 1])
    expect(splitOf(thereAndBack.slice(0, 1), captured)).toEqual([captured]);
});

test('the sum of both ways is asked for, and gives each way what was asked for it', () => {
  expect(rowsOf(thereAndBack).map(totalAskedOf)).toEqual([243_950, 243_950]);
  expect(splitOf(thereAndBack, 243_950)).toEqual([144_000, 99_950]);
});

test.each([243_949, 144_000, 99_950, 500_000, 1])(
  '%d paisa, which nobody asked for, lies with the first trip',
  (captured) => {
    expect(splitOf(thereAndBack, captured)).toEqual([captured, 0]);
    expect(splitOf(thereAndBack.toReversed(), captured)).toEqual([0, captured]);
  },
);

test('whatever is captured, the shares add up to it', () => {
  const amount = fc.integer({ min: 1, max: 10_000_000 }).map(paisa);
  const shares = fc.uniqueArray(fc.record({ tripId: fc.uuid(), amountPaisa: amount }), {
    selector: ({ tripId }) => tripId,
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(shares, amount, fc.boolean(), (ofPurchase, other, isAsked) => {
      const captured = isAsked ? sum(ofPurchase.map(({ amountPaisa }) => amountPaisa)) : other;
      expect(sum(splitOf(ofPurchase, captured))).toBe(captured);
    }),
  );
});
