import { compareRefund } from '@poth/domain/reconciliation/compare.ts';
import type { Deps } from '../deps.ts';
import { followRefund } from '../refund/follow-refund.ts';
import { readBookedRefund } from './booked-store.ts';
import type { Comparison } from './compare-payment.ts';
import type { Question } from './question-store.ts';

/**
 * Asks a gateway about a refund and compares the answer with the books. A refund that is under way is followed first, as
 * when it is due: its arrival meanwhile is no difference. Undefined where there is no such refund, or it is being sent
 * anew.
 */
export const compareRefundOf =
  (deps: Deps) =>
  async (question: Question): Promise<Comparison | undefined> => {
    const { tripId, subjectId: refundId } = question;
    const before = await readBookedRefund(deps.db, question);
    if (!before?.gatewayRefundId) return undefined;
    const { bookingId, gateway, refundTransId: number } = before;
    const compared = { bookingId, gateway, number };
    const answer = await deps.gateways.named(gateway)?.askRefund(before.gatewayRefundId);
    if (!answer) return { compared, found: undefined };
    const { kind } = answer;
    const isOver = before.state === 'settled' || before.state === 'failed';
    if (kind !== 'unknown' && !isOver) await followRefund(deps)({ tripId, refundId });
    const after = isOver ? before : await readBookedRefund(deps.db, question);
    const found = after && compareRefund(after, kind);
    return { compared, found: found?.map((one) => ({ ...one, isSettled: false })) };
  };
