import { choiceEndsAt } from '@poth/domain/refund/choice.ts';
import { awaitsCredit } from '../booking/exchange-claim-store.ts';
import { moveBooking } from '../booking/move-booking.ts';
import { type BookingRow, readBooking } from '../booking/store.ts';
import { unseatBooking } from '../booking/unseat-booking.ts';
import { databaseNow } from '../db/clock.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { announceToOwner } from '../messaging/outbox.ts';
import { paymentsOf } from '../payment/store.ts';
import { readLiveSeats } from '../ticket/life-store.ts';
import { promiseRefund } from '../settings/promise-refund.ts';
import { cancelSeats } from './cancel-and-refund.ts';
import { paymentsLeft } from './payments-left.ts';

type Ref = { tripId: string; bookingId: string };

const by = 'trip-cancelled';

/**
 * Tells whether the money of a booking could be carried to another coach: all of it is that of one payment, and nothing was
 * refunded, taken back, or is still to come from an earlier booking.
 */
const isCarryable = async (tx: Tx, booking: BookingRow): Promise<boolean> => {
  const [only, ...others] = await paymentsLeft(tx, booking);
  if (!only || others.length > 0 || only.leftPaisa !== only.payment.amountPaisa) return false;
  return !(await awaitsCredit(tx, booking));
};

/**
 * Settles with one booking of a trip that its operator cancelled: tickets void, everything that was paid for them on its
 * way back, service charge included, and its owner told. Where a booking is whole and has all its money, that waits a day for
 * passengers who would rather have another coach. Paid money that waits for a person's decision goes back as well; seats
 * kept for a caller are released. One transaction; a repeat finds nothing left to do.
 */
export const callOffBooking =
  (deps: Deps) =>
  async (ref: Ref): Promise<void> => {
    await transaction(deps.db, async (tx) => {
      const booking = await readBooking(tx, ref, 'locked');
      if (!booking) return;
      const { tripId, bookingId, state } = booking;
      if (state === 'review') {
        const paid = (await paymentsOf(tx, tripId, bookingId)).find((payment) => payment.reason === 'risky');
        if (!paid) throw new Error(`booking ${bookingId} waits for a person, but not about a payment`);
        return unseatBooking(tx, booking, paid.paymentId, by);
      }
      let less: { backPaisa?: number } = {};
      if (state === 'confirmed') {
        const seatNos = await readLiveSeats(tx, ref);
        const mayChoose = seatNos.length === booking.seats.length && (await isCarryable(tx, booking));
        const chooseBy = mayChoose ? choiceEndsAt(await databaseNow(tx)) : null;
        const { refundPaisa, quotedPaisa } = await cancelSeats(tx, booking, {
          seatNos,
          shownRefundPaisa: 0,
          by,
          toldOtherwise: true,
          evenIfReversed: true,
          promisedBy: promiseRefund(deps, chooseBy ?? undefined),
          chooseBy,
        });
        if (refundPaisa < quotedPaisa) less = { backPaisa: refundPaisa };
      } else if (!(await moveBooking(tx, booking, 'expire', by))) return;
      await announceToOwner(tx, tripId, 'trip-cancelled', bookingId, { bookingId, ...less });
    });
    deps.seatWatch.changed(ref.tripId);
  };
