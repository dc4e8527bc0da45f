import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sum } from '../money.ts';
import { quoteFreeCancellation } from './policy.ts';
import { givenBackOf, withinPaid } from './within-paid.ts';

const departsAt = new Date('2026-11-27T16:30:00Z');
const now = new Date('2026-11-27T12:00:00Z');
const paidSeats = fc.array(
  fc.record({
    seatNo: fc.string(),
    farePaisa: fc.integer({ min: 0, max: 400_000 }),
    serviceChargePaisa: fc.integer({ min: 0, max: 5_000 }),
    discountPaisa: fc.constant(0),
  }),
  { minLength: 1, maxLength: 4 },
);

test('a quote is never above what has not gone back, and says seat by seat what is left out', () => {
  fc.assert(
    fc.property(paidSeats, fc.integer({ min: -1_000, max: 2_000_000 }), (seats, notBackPaisa) => {
      const whole = quoteFreeCancellation('moved', seats, departsAt, now);
      if (!whole) throw new Error('no quote');
      const quote = withinPaid(whole, notBackPaisa);
      expect(quote.refundPaisa).toBe(Math.min(whole.refundPaisa, Math.max(0, notBackPaisa)));
      expect(quote.refundPaisa + givenBackOf(quote)).toBe(whole.refundPaisa);
      expect(sum(quote.seats.map(({ refundPaisa }) => refundPaisa))).toBe(quote.refundPaisa);
      for (const seat of quote.seats) expect(seat.refundPaisa).toBeGreaterThanOrEqual(0);
    }),
  );
});
