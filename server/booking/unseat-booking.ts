import { legsOf } from '@poth/domain/trip/trip.ts';
import type { Tx } from '../db/database.ts';
import { announceToOwner, type UnseatedBecause } from '../messaging/outbox.ts';
import { freeHeldSeats } from '../seating/store.ts';
import { type BookingRow, moveBooking } from './store.ts';

/**
 * Ends a paid, locked booking that gets no ticket: seats it still holds are free again, its money goes back, and its
 * owner is told. by: who or what decided so. because: what its owner is told where it is not that the seats were gone.
 */
export const unseatBooking = async (
  tx: Tx,
  booking: BookingRow,
  paymentId: string,
  by: string,
  because?: UnseatedBecause,
): Promise<void> => {
  const { tripId, bookingId } = booking;
  const seatNos = booking.seats.map((seat) => seat.seatNo);
  await freeHeldSeats(tx, { tripId, seatNos, legNos: legsOf(booking) }, bookingId);
  await moveBooking(tx, booking, 'unseat', by, because ? { reason: because } : {});
  await announceToOwner(tx, tripId, 'booking-unseated', bookingId, {
    bookingId,
    paymentId,
    ...(because && { because }),
  });
};
