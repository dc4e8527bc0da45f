import type { PaymentState } from '../payment/lifecycle.ts';
import type { Payment, Verdict } from '../payment/payment.ts';
import { capturedShareOf } from '../payment/purchase.ts';
import type { RefundState } from '../refund/lifecycle.ts';
import type { FoundDifference } from './difference.ts';

/** Attempt as it is booked. bookedPaisa: the amount that the ledger has as captured for it. */
export type BookedPayment = Pick<
  Payment,
  'tripId' | 'amountPaisa' | 'otherShares' | 'tranId' | 'bankTranId'
> & { state: PaymentState; capturedPaisa: number | null; bookedPaisa: number };

/**
 * Compares an attempt with the gateway's answer about it. Undefined where the gateway did not answer, so that nothing is
 * known. A payment of several bookings is compared share by share, each with its part of what was captured.
 */
export const comparePayment = (ours: BookedPayment, verdict: Verdict): FoundDifference[] | undefined => {
  if (verdict.kind === 'unknown') return undefined;
  const { state, capturedPaisa, bookedPaisa } = ours;
  const has = (capturedPaisa ?? 0) > 0;
  const isOther = verdict.kind === 'paid' && verdict.tranId !== ours.tranId;
  const taken = verdict.kind === 'paid' && !isOther ? capturedShareOf(ours, verdict.amountPaisa) : 0;
  const amounts = { ourPaisa: capturedPaisa, theirPaisa: taken };
  const said = { ours: state, theirs: verdict.kind, ...amounts };
  const found: FoundDifference[] = [];
  if (isOther) found.push({ ...said, kind: 'other-attempt', ours: ours.tranId, theirs: verdict.tranId });
  else if (taken > 0 && !has) found.push({ ...said, kind: 'taken-not-booked' });
  else if (taken === 0 && has) found.push({ ...said, kind: 'booked-not-taken' });
  else if (has && taken !== capturedPaisa) found.push({ ...said, kind: 'other-amount' });
  if (verdict.kind === 'paid' && !isOther && has && verdict.bankTranId !== ours.bankTranId)
    found.push({
      ...said,
      kind: 'other-number',
      ours: ours.bankTranId ?? '',
      theirs: verdict.bankTranId,
    });
  if (bookedPaisa !== (capturedPaisa ?? 0))
    found.push({ ...said, kind: 'ledger-differs', ourPaisa: bookedPaisa });
  return found;
};

/** Refund as it is booked. settledBy: the gateway, or where two admins settled it, our bank or the passenger. */
export type BookedRefund = {
  state: RefundState;
  amountPaisa: number;
  settledBy: 'gateway' | 'our-bank' | 'passenger';
};

type RefundSaid = 'accepted' | 'settled' | 'refused' | 'unknown';

/**
 * Compares a refund with the gateway's answer about it, once the refund was updated by that answer. Undefined where the
 * gateway did not answer. A refund that the passenger's bank reports as arrived may still be under way at the gateway; one
 * that our bank paid must not be.
 */
export const compareRefund = (
  { state, amountPaisa, settledBy }: BookedRefund,
  said: RefundSaid,
): FoundDifference[] | undefined => {
  if (said === 'unknown') return undefined;
  const pays = said !== 'refused';
  const differs = (kind: FoundDifference['kind']): FoundDifference[] => [
    { kind, ours: state, theirs: said, ourPaisa: amountPaisa, theirPaisa: pays ? amountPaisa : 0 },
  ];
  if (state === 'failed') return pays ? differs('refund-paid') : [];
  if (state !== 'settled') return [];
  if (settledBy === 'our-bank') return pays ? differs('refund-paid-twice') : [];
  if (settledBy === 'passenger' && said === 'accepted') return [];
  return said === 'settled' ? [] : differs('refund-not-paid');
};
