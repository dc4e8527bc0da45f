import { choiceEndsAt } from '@poth/domain/refund/choice.ts';
import { moveBooking } from '../booking/move-booking.ts';
import { readBooking } from '../booking/store.ts';
import { unseatBooking } from '../booking/unseat-booking.ts';
import { databaseNow } from '../db/clock.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { announceToOwner } from '../messaging/outbox.ts';
import { paymentsOf } from '../payment/store.ts';
import { readLiveSeats } from '../ticket/life-store.ts';
import { promiseRefund } from '../settings/promise-refund.ts';
import { cancelSeats } from './cancel-and-refund.ts';

type Ref = { tripId: string; bookingId: string };

const by = 'trip-cancelled';

/**
 * Settles with one booking of a trip that its operator cancelled: tickets void, everything that was paid for them on its
 * way back, service charge included, and its owner told. The money waits a day for passengers who would rather have another
 * coach. Paid money that waits for a person's decision goes back as well; seats kept for a caller are released. One
 * transaction; a repeat finds nothing left to do.
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
      if (state === 'confirmed') {
        const seatNos = await readLiveSeats(tx, ref);
        // Where some of its seats were given up before, its passenger cannot choose another coach, only the money.
        const isWhole = seatNos.length === booking.seats.length;
        const chooseBy = isWhole ? choiceEndsAt(await databaseNow(tx)) : null;
        await cancelSeats(tx, booking, {
          seatNos,
          shownRefundPaisa: 0,
          by,
          toldOtherwise: true,
          evenIfReversed: true,
          promisedBy: promiseRefund(deps, chooseBy ?? undefined),
          chooseBy,
        });
      } else if (!(await moveBooking(tx, booking, 'expire', by))) return;
      await announceToOwner(tx, tripId, 'trip-cancelled', bookingId, { bookingId });
    });
    deps.seatWatch.changed(ref.tripId);
  };
