import { buyerOf } from '@poth/domain/identity/actor.ts';
import { canCancelBooking } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import { TakeMoneyInput } from '@poth/domain/rebooking/input.ts';
import { recordMove } from '../audit-log/record-move.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { announce } from '../messaging/outbox.ts';
import { endChoice } from '../refund/end-choice.ts';
import { findByPnr } from '../ticket/pnr-store.ts';
import { readChoice } from './read-choice.ts';
import { endRefundWait } from './refund-store.ts';

/**
 * Takes the money of a cancelled trip instead of another coach: the refund no longer waits for the end of the choice. A
 * repeat is refused, because the money is then on its way.
 */
export const takeMoneyInstead = call(
  {
    gate: 'everybody',
    input: TakeMoneyInput,
    problems: [
      'not-found', // also for callers who have not proved that the booking is theirs
      'not-rebookable', // the money is on its way, or pays for another coach
    ],
  },
  async function takeMoneyInstead({ deps, actor }, { pnr }): Promise<void> {
    const ref = await findByPnr(deps.db, pnr);
    if (!ref) throw new Problem('not-found');
    await transaction(deps.db, async (tx) => {
      const { booking, choice } = await readChoice(tx, ref, 'locked');
      if (!booking || !canCancelBooking(actor, booking)) throw new Problem('not-found');
      const refundId = choice?.waiting?.refundId;
      const { tripId } = ref;
      if (!refundId || !(await endRefundWait(tx, { tripId, refundId }))) throw new Problem('not-rebookable');
      await recordMove(tx, {
        tripId,
        subject: 'refund',
        subjectId: refundId,
        event: 'choose-money',
        from: 'requested',
        to: 'requested',
        by: buyerOf(actor),
      });
      await announce(tx, tripId, 'refund-requested', refundId, { refundId });
      await endChoice(tx, booking);
    });
  },
);
