import type { Deps } from '../deps.ts';
import { applyVerdict } from './apply-verdict.ts';
import type { PaymentRef } from './store.ts';

/**
 * Asks the gateway how an attempt stands and makes it so: the one way in which a return, an IPN, the poller or a
 * person moves money. Safe to call any number of times. receiptHint: a receipt that a callback named. Answers whether the
 * attempt is paid now.
 */
export const settlePayment =
  (deps: Deps) =>
  async (attempt: PaymentRef & { tranId: string }, receiptHint: string | null = null): Promise<boolean> => {
    const verdict = await deps.gateway.ask(attempt.tranId, receiptHint);
    const isPaid = await applyVerdict(deps, attempt, verdict);
    deps.seatWatch.changed(attempt.tripId);
    return isPaid;
  };
