import { recordMove } from '../audit-log/record-move.ts';
import type { Tx } from '../db/database.ts';
import { announce, announceToOwner } from '../messaging/outbox.ts';
import { addRefund, isCounterMoney, type NewRefund } from './store.ts';

type Wish = NewRefund & {
  by: string;
  /** Tells that the owner hears of it by another message, about its cause, or that it is handed over now. */
  toldOtherwise?: boolean;
};

/**
 * Records that money is owed back and must be sent; money that was paid at a counter waits there until it is collected.
 * Returns the refund's id, or undefined where the same refund was requested before.
 */
export const requestRefund = async (
  tx: Tx,
  { by, toldOtherwise, ...refund }: Wish,
): Promise<string | undefined> => {
  const { tripId, bookingId } = refund;
  const isCollected = await isCounterMoney(tx, refund);
  const refundId = await addRefund(tx, refund, isCollected);
  if (!refundId) return undefined;
  await recordMove(tx, {
    tripId,
    subject: 'refund',
    subjectId: refundId,
    event: 'request',
    from: null,
    to: 'requested',
    by,
  });
  // A refund that waits for a choice is sent by the chore, once that time is over.
  if (!isCollected && !refund.chooseBy)
    await announce(tx, tripId, 'refund-requested', refundId, { refundId });
  if (!toldOtherwise)
    await announceToOwner(tx, tripId, 'refund-stage', `${refundId}:requested`, {
      refundId,
      bookingId,
      stage: 'requested',
    });
  return refundId;
};
