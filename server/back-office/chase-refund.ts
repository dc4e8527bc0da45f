import { nameOfActor } from '@poth/domain/identity/actor.ts';
import { RefundRefInput } from '@poth/domain/back-office/input.ts';
import { counterGateway } from '@poth/domain/payment/payment.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { RefundState } from '@poth/domain/refund/lifecycle.ts';
import { readBooking } from '../booking/store.ts';
import { call } from '../call.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { readPayment } from '../payment/store.ts';
import { followRefund } from '../refund/follow-refund.ts';
import { moveRefund } from '../refund/move-refund.ts';
import { readRefund, type RefundRef, resendRefund } from '../refund/store.ts';
import { recordOnBooking } from './record-on-booking.ts';
import { hasPendingSettlementRequest } from './request-store.ts';

/**
 * Locks the booking and then the refund, which a gateway pays. Problems: not-found, also for refunds that a counter
 * hands out.
 */
const lockRefund = async (tx: Tx, ref: RefundRef) => {
  const seen = await readRefund(tx, ref);
  const booking = seen && (await readBooking(tx, seen, 'locked'));
  const refund = booking && (await readRefund(tx, ref, 'locked'));
  const payment = refund && (await readPayment(tx, refund));
  if (!refund || !payment || payment.gateway === counterGateway) throw new Problem('not-found');
  return { booking, refund };
};

const stateOf = async ({ db }: Deps, ref: RefundRef): Promise<{ state: RefundState }> => ({
  state: (await readRefund(db, ref))?.state ?? 'unknown',
});

/**
 * Asks the gateway about a refund now, or sends it where the gateway has not accepted it yet, always under the same
 * refund id.
 */
export const askAboutRefund = call(
  {
    gate: 'admin',
    input: RefundRefInput,
    problems: [
      'not-found', // also for refunds that a counter hands out
      'already-decided', // it has failed or is settled
    ],
  },
  async function askAboutRefund({ deps, actor }, ref): Promise<{ state: RefundState }> {
    await transaction(deps.db, async (tx) => {
      const { booking, refund } = await lockRefund(tx, ref);
      const { refundId, state } = refund;
      if (state === 'failed' || state === 'settled') throw new Problem('already-decided');
      await recordOnBooking(tx, actor, booking, 'refund-asked-about', { refundId, state });
    });
    await followRefund(deps)(ref);
    return stateOf(deps, ref);
  },
);

/** Sends a refund that the gateway refused once more, under the same refund id, so that it is never paid twice. */
export const sendRefundAgain = call(
  {
    gate: 'admin',
    input: RefundRefInput,
    problems: [
      'not-found', // also for refunds that a counter hands out
      'already-decided', // it has not failed
      'request-waiting', // an admin says that a bank has settled it
    ],
  },
  async function sendRefundAgain({ deps, actor }, ref): Promise<{ state: RefundState }> {
    await transaction(deps.db, async (tx) => {
      const { booking, refund } = await lockRefund(tx, ref);
      if (await hasPendingSettlementRequest(tx, ref)) throw new Problem('request-waiting');
      if (!(await moveRefund(tx, refund, 'retry', {}, nameOfActor(actor))))
        throw new Problem('already-decided');
      // `resendRefund` drops the gateway's own id of the refused refund, so that the refund is sent and not asked about.
      await resendRefund(tx, ref);
      const { refundId, gatewayRefundId } = refund;
      await recordOnBooking(tx, actor, booking, 'refund-sent-again', { refundId, gatewayRefundId });
    });
    await followRefund(deps)(ref);
    return stateOf(deps, ref);
  },
);
