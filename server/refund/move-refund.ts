import { nextState } from '@poth/domain/machine.ts';
import { type RefundEvent, refundLife } from '@poth/domain/refund/lifecycle.ts';
import { recordMove } from '../audit-log/record-move.ts';
import type { Tx } from '../db/database.ts';
import { announceToOwner } from '../messaging/outbox.ts';
import { type RefundChange, type RefundRow, setRefundState } from './store.ts';

/** Moves a locked refund as `refundLife` allows, records the move and tells the owner when the money has arrived. */
export const moveRefund = async (
  tx: Tx,
  refund: RefundRow,
  event: RefundEvent,
  change: RefundChange = {},
  by = 'gateway',
): Promise<boolean> => {
  const to = nextState(refundLife, refund.state, event);
  if (!to) return false;
  const { tripId, refundId, bookingId, state: from } = refund;
  if (!(await setRefundState(tx, refund, to, change)))
    throw new Error(`refund ${refundId} moved under its lock`);
  const detail = { failure: change.failure ?? null };
  await recordMove(tx, {
    tripId,
    subject: 'refund',
    subjectId: refundId,
    event,
    from,
    to,
    by,
    detail,
  });
  if (to === 'settled')
    await announceToOwner(tx, tripId, 'refund-stage', `${refundId}:${to}`, {
      refundId,
      bookingId,
      stage: to,
    });
  return true;
};
