import { retrying } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { applyVerdict } from './apply-verdict.ts';
import { type PaymentRef, type PaymentRow, readPayment } from './store.ts';

/**
 * Asks the gateway how an attempt stands and makes it so: the one way in which a return, an IPN, the poller or a
 * person moves money. Safe to call any number of times. receiptHint: a receipt that a callback named.
 */
export const settlePayment =
  (deps: Deps) =>
  async (ref: PaymentRef, receiptHint: string | null = null): Promise<PaymentRow | undefined> => {
    const payment = await readPayment(deps.db, ref);
    if (!payment || payment.state === 'paid') return payment;
    const verdict = await deps.gateway.ask(payment.tranId, receiptHint);
    await retrying(() => applyVerdict(deps, ref, verdict));
    deps.seatWatch.changed(ref.tripId);
    return readPayment(deps.db, ref);
  };
