import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paisa } from '../money.ts';
import { defaultRefundPolicy, quoteRefund } from '../refund/policy.ts';
import { exchangeFee, minFeeBasisPoints, policyAfterExchange, quoteExchange } from './exchange.ts';

const departsAt = new Date('2027-03-25T16:30:00.000Z');
const hoursBefore = (hours: number) => new Date(departsAt.getTime() - hours * 3_600_000);
const chargePaisa = 2_000;

const seats = fc
  .array(fc.tuple(fc.integer({ min: 100, max: 300_000 }), fc.double({ min: 0, max: 1, noNaN: true })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((drawn) =>
    drawn.map(([farePaisa, share], at) => ({
      seatNo: `A${at}`,
      farePaisa,
      discountPaisa: Math.floor(farePaisa * share),
    })),
  );
const stories = fc.record({
  seats,
  perSeatPaisa: fc.integer({ min: 0, max: 50_000 }),
  newFaresPaisa: fc.integer({ min: 0, max: 1_200_000 }),
  hours: fc.double({ min: 0.01, max: 90, noNaN: true }),
  otherWayPaisa: fc.integer({ min: 0, max: 400_000 }).map(paisa),
});

test('changing is never dearer than cancelling and buying anew, whatever the fee and however late', () => {
  fc.assert(
    fc.property(stories, ({ seats: bought, perSeatPaisa, newFaresPaisa, hours, otherWayPaisa }) => {
      const now = hoursBefore(hours);
      const cancelling = quoteRefund(defaultRefundPolicy, bought, departsAt, now, otherWayPaisa);
      if (!cancelling) throw new Error('it has left');
      const paidPaisa = bought.reduce((sum, one) => sum + one.farePaisa - one.discountPaisa + chargePaisa, 0);
      const newTotalPaisa = newFaresPaisa + chargePaisa * bought.length;
      const feePaisa = exchangeFee(cancelling, perSeatPaisa);
      const quote = quoteExchange({ newTotalPaisa, paidPaisa, feePaisa });
      expect(quote.payPaisa - quote.backPaisa).toBeLessThanOrEqual(newTotalPaisa - cancelling.refundPaisa);
      // No money is lost or created between the two prices.
      expect(paidPaisa + quote.payPaisa).toBe(newTotalPaisa + feePaisa + quote.backPaisa);
      expect(Math.min(quote.payPaisa, quote.backPaisa)).toBe(0);
    }),
  );
});

test('a change is no way around the policy: cancelling afterwards keeps at least the share that it kept at the change', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 300_000 }),
      fc.double({ min: 0.01, max: 90, noNaN: true }),
      fc.double({ min: 0.01, max: 900, noNaN: true }),
      (farePaisa, hours, hoursLater) => {
        const least = minFeeBasisPoints(defaultRefundPolicy, departsAt, hoursBefore(hours));
        const policy = policyAfterExchange(defaultRefundPolicy, least);
        const fares = [{ seatNo: 'A1', farePaisa }];
        const kept = (terms: typeof policy, at: number) =>
          quoteRefund(terms, fares, departsAt, hoursBefore(at))?.feePaisa ?? 0;
        expect(kept(policy, hoursLater)).toBeGreaterThanOrEqual(
          Math.max(kept(defaultRefundPolicy, hours), kept(defaultRefundPolicy, hoursLater)),
        );
      },
    ),
  );
});

test('the fee is so much a seat, and no more than the fee of cancelling that seat', () => {
  const quoted = (hours: number) =>
    quoteRefund(
      defaultRefundPolicy,
      [
        { seatNo: 'A1', farePaisa: 70_000 },
        { seatNo: 'A2', farePaisa: 20_000 },
      ],
      departsAt,
      hoursBefore(hours),
    );
  const fee = (hours: number, perSeat: number) => exchangeFee(quoted(hours) ?? { seats: [] }, perSeat);
  // Cancelling keeps 35 and 10 taka two days before, and all of it in the last hours.
  expect(fee(50, 3_000)).toBe(3_000 + 1_000);
  expect(fee(2, 3_000)).toBe(6_000);
  expect(fee(2, 0)).toBe(0);
});
