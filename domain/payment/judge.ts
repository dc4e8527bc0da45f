import type { PaymentEvent } from './lifecycle.ts';
import type { Payment, Verdict } from './payment.ts';
import { totalAskedOf } from './purchase.ts';

/**
 * Judgement of a gateway's answer: the event for the attempt and its reason, which for a review says why a person must
 * look.
 */
export type Judgement = { event: PaymentEvent; reason: string } | undefined;

/**
 * Compares what the gateway captured with the amount asked for the whole purchase; only an exact match pays.
 * A wrong amount, currency or attempt goes to review: money came, but not the money that was asked for.
 * A risky payment counts as paid too; its booking waits for a person's decision.
 */
export const judge = (
  payment: Pick<Payment, 'amountPaisa' | 'otherShares' | 'tranId'>,
  verdict: Verdict,
): Judgement => {
  switch (verdict.kind) {
    case 'paid': {
      if (verdict.tranId !== payment.tranId) return { event: 'review', reason: 'other-attempt' };
      if (verdict.currency !== 'BDT') return { event: 'review', reason: 'other-currency' };
      if (verdict.amountPaisa !== totalAskedOf(payment) || verdict.askedPaisa !== totalAskedOf(payment))
        return { event: 'review', reason: 'other-amount' };
      return { event: 'pay', reason: verdict.risk };
    }
    case 'failed':
      return { event: 'fail', reason: verdict.reason };
    case 'cancelled':
      return { event: 'cancel', reason: verdict.reason };
    case 'expired':
      return { event: 'expire', reason: verdict.reason };
    default:
      return undefined;
  }
};
