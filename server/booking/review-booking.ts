import { sql } from 'kysely';
import { legsOf } from '@poth/domain/trip/trip.ts';
import type { Tx } from '../db/database.ts';
import { keepSeats } from '../seating/store.ts';
import { type BookingRow, moveBooking, readSale } from './store.ts';

/** A person has this long before departure to decide about a risky payment. */
const decideHoursBefore = 3;

/**
 * Keeps the seats of a booking whose payment the gateway marks risky until a person decides, at the latest three
 * hours before departure. Answers false when the seats are no longer all its own: then it is confirmed or unseated
 * like any late payment.
 */
export const reviewBooking = async (
  tx: Tx,
  booking: BookingRow,
  paymentId: string,
  now: Date,
): Promise<boolean> => {
  const sale = await readSale(tx, booking);
  const until = new Date((sale?.departsAt.getTime() ?? 0) - decideHoursBefore * 3_600_000);
  if (until <= now) return false;
  const claim = {
    tripId: booking.tripId,
    seatNos: booking.seats.map((seat) => seat.seatNo),
    legNos: legsOf(booking),
  };
  const kept = await keepSeats(tx, claim, booking.bookingId, 'paying', until);
  if (kept === 0 || kept !== claim.seatNos.length * claim.legNos.length) return false;
  if (!(await moveBooking(tx, booking, 'review', `payment:${paymentId}`))) return false;
  await tx
    .updateTable('booking')
    .set({ reviewUntil: sql<Date>`${until}` })
    .where('tripId', '=', booking.tripId)
    .where('bookingId', '=', booking.bookingId)
    .execute();
  return true;
};
