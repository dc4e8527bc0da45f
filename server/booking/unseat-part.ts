import type { UnseatReason } from '@poth/domain/booking/paid-outcome.ts';
import { toOwner, channelsTo } from '../messaging/outbox.ts';
import { giveBackPromisedUse } from '../promo/use-store.ts';
import { releaseAllSeats } from '../seating/seat-steps-store.ts';
import { unchangedBooking, writeBookingState } from './booking-steps-store.ts';
import { moveOf } from './move-booking.ts';
import type { SalePart } from './sale-step.ts';
import type { BookingRow } from './store.ts';

/**
 * Ends a paid booking that gets no ticket: seats it still holds and the use of its promo code are free again, its money
 * goes back, and its owner is told. because: the reason that its owner is told; absent: the seats were gone.
 */
export const unseatPart = (
  booking: BookingRow,
  { paymentId, by }: { paymentId: string; by: string },
  because?: UnseatReason,
): SalePart => {
  const { bookingId } = booking;
  const told = { bookingId, paymentId, ...(because && { because }) };
  return {
    guards: [unchangedBooking(booking)],
    writes: [
      releaseAllSeats(booking),
      writeBookingState(booking, 'unseated'),
      ...(booking.promoId ? [giveBackPromisedUse(booking)] : []),
    ],
    moves: [{ ...moveOf(booking, 'unseat', by), ...(because && { detail: { reason: because } }) }],
    announced: toOwner('booking-unseated', bookingId, told, channelsTo(booking.contact)),
  };
};
