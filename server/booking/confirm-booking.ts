import { confirmed } from '@poth/domain/ledger/entry.ts';
import { next } from '@poth/domain/machine.ts';
import { bookingLife } from '@poth/domain/booking/lifecycle.ts';
import { later } from '@poth/domain/trip/delay.ts';
import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import { legsOf } from '@poth/domain/trip/trip.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { post } from '../ledger/post.ts';
import { announceToOwner } from '../messaging/outbox.ts';
import { payPromo } from '../promo/promise-discount.ts';
import { sellSeats } from '../seating/store.ts';
import { hasLostWomensSeat } from '../seating/womens-seats.ts';
import { issueTickets } from '../ticket/issue-tickets.ts';
import { hasLeftStop } from '../trip/sells-at.ts';
import { moveHoldEnd } from './hold-store.ts';
import { isWithinPhoneLimit } from './phone-limit.ts';
import { type BookingRow, moveBooking, readSale } from './store.ts';
import { unseatBooking } from './unseat-booking.ts';

/**
 * Turns a paid, locked booking into tickets if its coach runs and has not left its stop, its seats are still its own or
 * free again and its number may have them; else it is unseated and its money goes back. Part of the transaction that
 * records the payment. seatsPerPhone: the limit of its number, where the seller has not kept it in this transaction.
 * Answers false where the booking needed no money any more: confirmed before, cancelled, unseated.
 */
export const confirmBooking = async (
  tx: Tx,
  deps: Pick<Deps, 'ticketSigner'>,
  booking: BookingRow,
  paymentId: string,
  now: Date,
  seatsPerPhone: number | null = null,
): Promise<boolean> => {
  if (!next(bookingLife, booking.state, 'confirm')) return false;
  const { tripId, bookingId } = booking;
  const claim = { tripId, seatNos: booking.seats.map((seat) => seat.seatNo), legNos: legsOf(booking) };
  const by = `payment:${paymentId}`;

  const sale = await readSale(tx, booking, 'trip-kept');
  const isPast = !sale || later(sale.departsAt, sale.delayMinutes) <= now;
  const hasLeft = isPast || (sale.isOnTheRoad && (await hasLeftStop(tx, booking)));
  const tooLate = hasLeft || sale.cancelled || (await hasLostWomensSeat(tx, booking));
  if (!tooLate && !(await isWithinPhoneLimit(tx, booking, seatsPerPhone))) {
    await unseatBooking(tx, booking, paymentId, by, 'phone-limit');
    return true;
  }
  if (tooLate || claim.seatNos.length === 0 || !(await sellSeats(tx, claim, bookingId))) {
    await unseatBooking(tx, booking, paymentId, by);
    return true;
  }

  await moveBooking(tx, booking, 'confirm', by);
  await issueTickets(tx, deps, booking, now);
  await payPromo(tx, booking);
  await post(tx, tripId, bookingId, confirmed(booking));
  await moveHoldEnd(tx, booking, now);
  if (booking.contact)
    await tx
      .insertInto('phoneDirectory')
      .values({ phone: booking.contact.phone, serviceDate: serviceDateOf(tripId), tripId, bookingId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await announceToOwner(tx, tripId, 'booking-confirmed', bookingId, { bookingId });
  return true;
};
