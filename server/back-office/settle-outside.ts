import { SettleOutsideInput } from '@poth/domain/back-office/input.ts';
import { payerOfSettledRefund } from '@poth/domain/back-office/lifecycle.ts';
import { paidByBank, refundSettled } from '@poth/domain/ledger/entry.ts';
import { counterGateway } from '@poth/domain/payment/payment.ts';
import { Problem } from '@poth/domain/problem.ts';
import { readBooking } from '../booking/store.ts';
import { call } from '../call.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { post } from '../ledger/store.ts';
import { readPayment } from '../payment/store.ts';
import { moveRefund } from '../refund/move-refund.ts';
import { readRefund } from '../refund/store.ts';
import { recordOnBooking } from './record-on-booking.ts';
import { addRequest, type RequestRow } from './request-store.ts';

/**
 * Locks a refund that a person may settle. Returns it with the gateway that should have paid it. Problems: not-found,
 * already-decided.
 */
const lockUnsettled = async (tx: Tx, ref: { tripId: string; refundId: string }) => {
  const refund = await readRefund(tx, ref, 'locked');
  const payment = refund && (await readPayment(tx, refund));
  if (!refund || !payment || payment.gateway === counterGateway) throw new Problem('not-found');
  const from = payerOfSettledRefund(refund.state, payment.gateway);
  if (!from) throw new Problem('already-decided');
  return { refund, gateway: payment.gateway, from };
};

/**
 * Asks another admin to agree that a refund was settled outside the portal, with the bank's reference; until then it
 * does not count as settled.
 */
export const settleOutside = call(
  {
    gate: 'admin',
    input: SettleOutsideInput,
    problems: [
      'not-found', // also for refunds that a counter hands out
      'already-decided', // the gateway may still pay it, or has
      'request-waiting', // such a request already waits
    ],
  },
  async function settleOutside(
    { deps: { db }, actor },
    { reference, reason, ...ref },
  ): Promise<{ requestId: string }> {
    return transaction(db, async (tx) => {
      const seen = await readRefund(tx, ref);
      const booking = seen && (await readBooking(tx, seen, 'locked'));
      if (!booking) throw new Problem('not-found');
      const { refund } = await lockUnsettled(tx, ref);
      const { amountPaisa, bookingId, state: seenState } = refund;
      const requestId = await addRequest(tx, actor, {
        ...ref,
        bookingId,
        kind: 'settled-outside',
        amountPaisa,
        whole: false,
        bornBy: 'portal',
        reason,
        reference,
        seenState,
      });
      const told = { requestId, refundId: ref.refundId, amountPaisa, reference, reason };
      await recordOnBooking(tx, actor, booking, 'settlement-asked', told);
      return { requestId };
    });
  },
);

/**
 * Settles a refund as two admins say, if it is still in the state that the first one saw: what our bank paid is still
 * held by the gateway. Problems: not-found, already-decided.
 */
export const settleByRequest = async (tx: Tx, request: RequestRow, by: string): Promise<void> => {
  const { tripId, refundId, seenState } = request;
  if (!refundId) throw new Error(`request ${request.requestId} names no refund`);
  const { refund, gateway, from } = await lockUnsettled(tx, { tripId, refundId });
  if (refund.state !== seenState || !(await moveRefund(tx, refund, 'settle', {}, by)))
    throw new Problem('already-decided');
  await post(tx, tripId, refundId, refundSettled(gateway, refund.amountPaisa));
  if (from === 'bank') await post(tx, tripId, refundId, paidByBank(gateway, refund.amountPaisa));
};
