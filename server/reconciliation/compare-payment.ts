import { comparePayment } from '@poth/domain/reconciliation/compare.ts';
import type { FoundDifference } from '@poth/domain/reconciliation/difference.ts';
import type { Deps } from '../deps.ts';
import { applyVerdict } from '../payment/apply-verdict.ts';
import { readBookedPayment } from './booked-store.ts';
import type { ComparedSubject } from './difference-store.ts';
import type { Question } from './question-store.ts';

/** Differences of an attempt or a refund that was asked about; found: undefined where the gateway has not answered. */
export type Comparison = {
  compared: ComparedSubject;
  found: (FoundDifference & { isSettled: boolean })[] | undefined;
};

/**
 * Asks a gateway about an attempt and compares the answer with payment row and ledger. For an attempt that is not paid the
 * answer is applied first, like any other; money that the books did not have is reported all the same, and is an open
 * difference where applying the answer did not book it. Undefined where there is no such attempt.
 */
export const comparePaymentOf =
  (deps: Deps) =>
  async (question: Question): Promise<Comparison | undefined> => {
    const before = await readBookedPayment(deps.db, question);
    if (!before) return undefined;
    const { bookingId, gateway, tranId: number } = before;
    const compared = { bookingId, gateway, number };
    const verdict = await deps.gateways.named(gateway)?.ask(before, null);
    if (!verdict) return { compared, found: undefined };
    const found = comparePayment(before, verdict);
    if (!found || before.state === 'paid')
      return { compared, found: found?.map((one) => ({ ...one, isSettled: false })) };
    await applyVerdict(deps, before, verdict);
    deps.seatWatch.changed(before.tripId);
    const after = await readBookedPayment(deps.db, question);
    const left = (after && comparePayment(after, verdict)) ?? [];
    const settled = found.filter(({ kind }) => !left.some((one) => one.kind === kind));
    return {
      compared,
      found: [
        ...settled.map((one) => ({ ...one, isSettled: true })),
        ...left.map((one) => ({ ...one, isSettled: false })),
      ],
    };
  };
