import { credited } from '@poth/domain/ledger/entry.ts';
import { paisa } from '@poth/domain/money.ts';
import { endCredit } from '../booking/exchange-claim-store.ts';
import { readBooking } from '../booking/store.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { post } from '../ledger/store.ts';
import { announce } from '../messaging/outbox.ts';
import { payWithCarried } from '../rebooking/finish-rebooking.ts';
import { type CarriedMoney, hasCarriedMoneyArrived } from '../rebooking/payment-store.ts';

type Ref = { tripId: string; bookingId: string };
type Carried = { tripId: string; refundId: string };

/**
 * Adds the money of the old booking to the new one, whose difference was paid: then the new one is paid whole, and its
 * later refunds come from both payments. Where it was cancelled meanwhile the money is refunded automatically. A repeat
 * does nothing. Returns whether the new booking is still confirmed.
 */
export const finishPartPaid = (
  deps: Deps,
  carried: Carried,
  to: Ref,
  money: CarriedMoney,
): Promise<boolean> =>
  transaction(deps.db, async (tx) => {
    const booking = await readBooking(tx, to, 'locked');
    if (!booking) throw new Error(`there is no booking ${to.bookingId}`);
    const stands = booking.state === 'confirmed';
    if (await hasCarriedMoneyArrived(tx, to, carried.refundId)) return stands;
    const paymentId = await payWithCarried(tx, to, carried, money);
    if (stands) {
      await endCredit(tx, to);
      await post(tx, to.tripId, to.bookingId, credited(paisa(money.amountPaisa)));
    } else {
      const { bookingId } = to;
      await announce(tx, to.tripId, 'payment-surplus', paymentId, {
        bookingId,
        paymentId,
        reasonKey: 'exchange-lost',
      });
    }
    return stands;
  });
