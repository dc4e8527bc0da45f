import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unreachable } from '../machine.ts';
import { paisa } from '../money.ts';
import { commissionOf, highestCommission, readPercent } from './commission.ts';
import { readBankReference } from './input.ts';
import { settlementLife } from './lifecycle.ts';
import { carriedOver, dueOf } from './settlement.ts';

test('what is taken of a fare is given back of a refund of it, to the paisa, and never more than agreed', () => {
  const amount = fc.integer({ min: 0, max: 50_000_000 }).map(paisa);
  const share = fc.integer({ min: 0, max: highestCommission });
  fc.assert(
    fc.property(amount, share, (fare, basisPoints) => {
      const taken = commissionOf(fare, basisPoints);
      expect(commissionOf(paisa(-fare), basisPoints) + taken).toBe(0);
      expect(Math.abs(taken - (fare * basisPoints) / 10_000)).toBeLessThanOrEqual(0.5);
    }),
  );
  expect([commissionOf(paisa(1_000_30), 500), commissionOf(paisa(-1_000_30), 500)]).toEqual([5002, -5002]);
});

test('a share is typed in percent, with two decimals at most and no more than 30', () => {
  expect(['5', '4.25', '12,5', '0', ' 30 % '].map(readPercent)).toEqual([500, 425, 1250, 0, 3000]);
  expect(['', '-1', '30.01', '4.255', 'five', '100'].map(readPercent)).toEqual(Array(6).fill(undefined));
});

test('what an operator owes goes on to its next statement, what it is owed does not', () => {
  expect(carriedOver(undefined)).toBe(0);
  expect(carriedOver({ duePaisa: 500 })).toBe(0);
  expect(carriedOver({ duePaisa: -500 })).toBe(-500);
  const parts = { payablePaisa: 2000, cashPaisa: 700, commissionPaisa: 100, carriedInPaisa: -500 };
  expect(dueOf(parts)).toBe(700);
});

test('every state of a statement can be reached, and a bank’s reference is something a bank writes', () => {
  expect(unreachable(settlementLife, 'draft')).toEqual([]);
  expect(readBankReference('  bb/2026  114-7 ')).toBe('BB/2026 114-7');
  expect(['', 'x', '=1+1', 'a'.repeat(41)].map(readBankReference)).toEqual(Array(4).fill(undefined));
});
