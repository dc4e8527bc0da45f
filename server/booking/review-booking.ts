import { sql } from 'kysely';
import { bookingLife } from '@poth/domain/booking/lifecycle.ts';
import { next } from '@poth/domain/machine.ts';
import { legsOf } from '@poth/domain/trip/trip.ts';
import type { Tx } from '../db/database.ts';
import { keepUse } from '../promo/use-store.ts';
import { keepSeats, takeSeats } from '../seating/store.ts';
import { hasLostWomensSeat } from '../seating/womens-seats.ts';
import { isWithinPhoneLimit } from './phone-limit.ts';
import { type BookingRow, moveBooking, readSale } from './store.ts';
import { unseatBooking } from './unseat-booking.ts';

/** A person has this long before departure to decide about a risky payment. */
const decideHoursBefore = 3;

/**
 * Keeps the seats of a booking whose payment the gateway marks risky until a person decides, at the latest three
 * hours before departure; seats that were let go meanwhile are taken again. Where there is no time left to decide,
 * or a seat is another's, or its number may not have them, it is unseated and its money goes back. Part of the transaction that records the payment.
 * Answers false where the booking needed no money any more.
 */
export const reviewBooking = async (
  tx: Tx,
  booking: BookingRow,
  paymentId: string,
  now: Date,
  seatsPerPhone: number,
): Promise<boolean> => {
  if (!next(bookingLife, booking.state, 'review')) return false;
  const { tripId, bookingId } = booking;
  const by = `payment:${paymentId}`;
  const sale = await readSale(tx, booking, 'trip-kept');
  if (!(await isWithinPhoneLimit(tx, booking, seatsPerPhone))) {
    await unseatBooking(tx, booking, paymentId, by, 'phone-limit');
    return true;
  }
  const until = new Date((sale?.departsAt.getTime() ?? 0) - decideHoursBefore * 3_600_000);
  const claim = { tripId, seatNos: booking.seats.map((seat) => seat.seatNo), legNos: legsOf(booking) };
  const wanted = claim.seatNos.length * claim.legNos.length;
  const lost = await hasLostWomensSeat(tx, booking);
  await takeSeats(tx, claim, bookingId, until);
  const kept = await keepSeats(tx, claim, bookingId, 'paying', until);
  if (until <= now || sale?.cancelled || lost || kept === 0 || kept !== wanted) {
    await unseatBooking(tx, booking, paymentId, by);
    return true;
  }

  await moveBooking(tx, booking, 'review', by);
  await keepUse(tx, booking, until);
  await tx
    .updateTable('booking')
    .set({ reviewUntil: sql<Date>`${until}`, version: sql<number>`version + 1` })
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .execute();
  return true;
};
