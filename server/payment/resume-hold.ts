import { legsOf } from '@poth/domain/trip/trip.ts';
import { readBooking } from '../booking/store.ts';
import type { Tx } from '../db/database.ts';
import { keepSeats } from '../seating/store.ts';
import { isOpen, type PaymentRow, paymentsOf } from './store.ts';

/** After an attempt that came to nothing the seats are an ordinary hold again, unless another attempt is open. */
export const resumeHold = async (
  tx: Tx,
  { tripId, bookingId }: Pick<PaymentRow, 'tripId' | 'bookingId'>,
): Promise<void> => {
  const booking = await readBooking(tx, { tripId, bookingId }, 'locked');
  if (booking?.state !== 'held') return;
  if ((await paymentsOf(tx, tripId, bookingId)).some(isOpen)) return;
  const claim = { tripId, seatNos: booking.seats.map((seat) => seat.seatNo), legNos: legsOf(booking) };
  await keepSeats(tx, claim, bookingId, 'held', booking.heldUntil);
};
