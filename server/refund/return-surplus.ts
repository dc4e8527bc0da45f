import { depositReturned } from '@poth/domain/ledger/entry.ts';
import { paisa } from '@poth/domain/money.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { post } from '../ledger/store.ts';
import { readPayment } from '../payment/store.ts';
import { promiseRefund } from '../settings/promise-refund.ts';
import { requestRefund } from './request-refund.ts';

type Surplus = { tripId: string; bookingId: string; paymentId: string; reasonKey: string };

/**
 * Refunds captured money that bought no ticket, in full: the seats were gone, or the payment came twice or was not what was
 * asked for. A repeat does nothing.
 */
export const returnSurplus =
  (deps: Deps) =>
  async ({ tripId, bookingId, paymentId, reasonKey }: Surplus): Promise<void> => {
    await transaction(deps.db, async (tx) => {
      const payment = await readPayment(tx, { tripId, paymentId }, 'locked');
      if (!payment?.capturedPaisa) return;
      const amountPaisa = paisa(payment.capturedPaisa);
      const by = 'portal';
      const refundId = await requestRefund(tx, {
        tripId,
        bookingId,
        paymentId,
        reasonKey,
        seatNos: [],
        amountPaisa,
        promisedBy: promiseRefund(deps),
        by,
        // An unseated booking has a message of its own, which says that the money goes back.
        toldOtherwise: reasonKey === 'unseated',
      });
      if (refundId) await post(tx, tripId, refundId, depositReturned(amountPaisa));
    });
  };
