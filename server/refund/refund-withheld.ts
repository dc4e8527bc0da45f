import { cancelled } from '@poth/domain/ledger/entry.ts';
import { withheldToRefund } from '@poth/domain/refund/other-way.ts';
import { otherWayGivenBackReason } from '@poth/domain/refund/reasons.ts';
import { readBooking } from '../booking/store.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { post } from '../ledger/store.ts';
import { promiseRefund } from '../settings/promise-refund.ts';
import { readOtherWay } from './other-way-store.ts';
import { totalLeft, paymentsLeft, spreadRefund } from './payments-left.ts';
import { requestRefund } from './request-refund.ts';

type Ref = { tripId: string; bookingId: string };

/**
 * Refunds the money that was withheld from a booking's other way for seats that this booking has given up, never more than
 * is left of that way's payment. The other way is locked before either is read: a cancellation of it at this moment is
 * waited for, and has read this booking before or after. A repeat finds nothing left to refund.
 */
export const refundWithheldFor = async (tx: Tx, deps: Deps, givenBack: Ref): Promise<void> => {
  const other = await readOtherWay(tx, givenBack);
  const booking = other && (await readBooking(tx, other, 'locked'));
  if (!booking) return;
  const kept = await readOtherWay(tx, givenBack);
  if (!kept || kept.goesOn) return;
  const duePaisa = withheldToRefund(
    kept,
    kept.ownOffs.map(({ offPaisa }) => offPaisa),
  );
  if (duePaisa === 0) return;
  const { tripId, bookingId, operatorId } = booking;
  const payments = await paymentsLeft(tx, booking);
  for (const part of spreadRefund(payments, Math.min(duePaisa, totalLeft(payments)))) {
    const refundId = await requestRefund(tx, {
      ...part,
      tripId,
      bookingId,
      // Rises with each: two that began from the same amount cannot both be written.
      reasonKey: otherWayGivenBackReason + kept.backPaisa,
      seatNos: [],
      promisedBy: promiseRefund(deps),
      by: 'portal',
    });
    if (!refundId) throw new Error(`booking ${bookingId}: what was kept of it has changed meanwhile`);
    await post(tx, tripId, refundId, cancelled(operatorId, part.amountPaisa));
  }
};

/** Refunds the money that was withheld from the other way of a booking whose seats were given up, as it was announced. */
export const refundWithheld =
  (deps: Deps) =>
  ({ tripId, bookingId }: Ref): Promise<void> =>
    transaction(deps.db, (tx) => refundWithheldFor(tx, deps, { tripId, bookingId }));
