import { PaymentRefInput } from '@poth/domain/back-office/input.ts';
import { amountText } from '@poth/domain/money.ts';
import type { PaymentState } from '@poth/domain/payment/lifecycle.ts';
import type { Verdict } from '@poth/domain/payment/payment.ts';
import { Problem } from '@poth/domain/problem.ts';
import { readBooking } from '../booking/store.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { settlePayment } from '../payment/settle-payment.ts';
import { readPayment } from '../payment/store.ts';
import { putAnswer } from './asked-store.ts';
import { recordOnBooking } from './record-on-booking.ts';

/** Writes a verdict with the field names in which the gateway's notices are kept. */
const evidenceOf = (verdict: Verdict): Record<string, string> => {
  if (verdict.kind !== 'paid')
    return { status: verdict.kind, ...('reason' in verdict && { error: verdict.reason }) };
  return {
    status: verdict.kind,
    val_id: verdict.receiptId,
    bank_tran_id: verdict.bankTranId,
    amount: amountText(verdict.amountPaisa),
    currency: verdict.currency,
    card_type: verdict.instrument,
    risk_level: verdict.risk,
  };
};

/**
 * Asks the gateway for the state of a payment attempt now, keeps the answer beside its notices, and settles what
 * follows from it, as the poller would.
 */
export const askGateway = call(
  {
    gate: 'admin',
    input: PaymentRefInput,
    problems: [
      'not-found', // also for money paid at a counter: no gateway can be asked about it
    ],
  },
  async function askGateway({ deps, actor }, ref): Promise<{ answer: Verdict['kind']; state: PaymentState }> {
    const payment = await readPayment(deps.db, ref);
    const booking = payment && (await readBooking(deps.db, payment));
    const gateway = payment && deps.gateways.named(payment.gateway);
    if (!booking || !gateway) throw new Problem('not-found');
    const hint = payment.receiptId === null ? null : { receiptId: payment.receiptId };
    const verdict = await gateway.ask(payment, hint);
    await transaction(deps.db, async (tx) => {
      const { tranId } = payment;
      await putAnswer(tx, { gateway: gateway.name, tranId, body: evidenceOf(verdict) });
      const { paymentId } = ref;
      await recordOnBooking(tx, actor, booking, 'gateway-asked', { paymentId, answer: verdict.kind });
    });
    await settlePayment(deps)(payment, hint);
    const settled = await readPayment(deps.db, ref);
    return { answer: verdict.kind, state: settled?.state ?? payment.state };
  },
);
