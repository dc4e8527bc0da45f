import { paidOutAtCounter } from '@poth/domain/ledger/entry.ts';
import { counterGateway } from '@poth/domain/payment/payment.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import type { BookingRow } from '../booking/store.ts';
import type { Tx } from '../db/database.ts';
import { post } from '../ledger/store.ts';
import { readPayment } from '../payment/store.ts';
import { moveRefund } from '../refund/move-refund.ts';
import { readRefund, type RefundRow } from '../refund/store.ts';
import type { AtTill } from './open-till.ts';
import { streamOfShift } from './seller.ts';
import { addTillMove } from './till-store.ts';

/**
 * Locks a booking's refund that waits to be handed out at a counter. Problems: not-found, already-decided (handed out
 * before).
 */
const lockWaiting = async (tx: Tx, booking: BookingRow, refundId: string): Promise<RefundRow> => {
  const refund = await readRefund(tx, { tripId: booking.tripId, refundId }, 'locked');
  const payment = refund && (await readPayment(tx, refund));
  if (!refund || refund.bookingId !== booking.bookingId || payment?.gateway !== counterGateway)
    throw new Problem('not-found');
  if (refund.state === 'settled') throw new Problem('already-decided');
  return refund;
};

/**
 * Hands a refund out of the till and settles it at once, without a gateway. Runs in the caller's transaction, which has
 * locked the booking and checked the seller's rights. Problems: not-found, already-decided.
 */
export const handOut = async (
  tx: Tx,
  seller: AtTill,
  booking: BookingRow,
  refundId: string,
): Promise<void> => {
  const refund = await lockWaiting(tx, booking, refundId);
  const { tripId, amountPaisa } = refund;
  const { shiftId } = seller.till;
  if (!(await moveRefund(tx, refund, 'settle', {}, seller.by))) throw new Problem('already-decided');
  await post(tx, tripId, refundId, paidOutAtCounter(booking.operatorId, amountPaisa));
  await addTillMove(tx, {
    tripId,
    sourceId: refundId,
    shiftId,
    tender: 'cash',
    amountPaisa: -amountPaisa,
    reference: null,
  });
  await recordAct(tx, seller.by, {
    stream: streamOfShift(seller.till),
    act: 'counter-refunded',
    detail: { tripId, bookingId: booking.bookingId, pnr: booking.pnr, refundId, amountPaisa },
  });
};
