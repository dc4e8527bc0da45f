import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paisa } from '../money.ts';
import {
  calledOff,
  cancelled,
  captured,
  confirmed,
  depositReturned,
  isBalanced,
  paidOutAtCounter,
  refundSettled,
  reversalCharged,
  reversalReturned,
  reversed,
  settled,
  takenAtCounter,
} from './entry.ts';

const amount = fc.integer({ min: 1, max: 50_000_000 }).map(paisa);

test('every entry adds up to nothing, whatever the amounts', () => {
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 0, max: 1000 }), (fare, charge, discount) => {
      const sale = { operatorId: 'o', farePaisa: fare, serviceChargePaisa: charge, discountPaisa: discount };
      const entries = [
        captured('sslcommerz', fare),
        confirmed(sale),
        calledOff(sale),
        depositReturned(fare),
        cancelled('o', fare),
        cancelled('o', fare, paisa(discount)),
        refundSettled('sslcommerz', fare),
        takenAtCounter('o', fare),
        paidOutAtCounter('o', fare),
        reversed('sslcommerz', fare),
        reversalCharged('o', { operatorPaisa: fare, portalPaisa: charge }),
        reversalReturned('sslcommerz', fare),
        settled({ operatorId: 'o', cashPaisa: charge, commissionPaisa: -discount, paidPaisa: fare }) ??
          captured('g', fare),
      ];
      expect(entries.every(isBalanced)).toBe(true);
    }),
  );
});
