import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paisa } from '../money.ts';
import { cancelled, captured, confirmed, depositReturned, isBalanced, refundSettled } from './entry.ts';

const amount = fc.integer({ min: 1, max: 50_000_000 }).map(paisa);

test('every entry adds up to nothing, whatever the amounts', () => {
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 0, max: 1000 }), (fare, charge, discount) => {
      const entries = [
        captured('sslcommerz', fare),
        confirmed({ operatorId: 'o', farePaisa: fare, serviceChargePaisa: charge, discountPaisa: discount }),
        depositReturned(fare),
        cancelled('o', fare),
        refundSettled('sslcommerz', fare),
      ];
      expect(entries.every(isBalanced)).toBe(true);
    }),
  );
});
