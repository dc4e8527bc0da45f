import { Problem } from '@poth/domain/problem.ts';
import type { TicketState } from '@poth/domain/ticket/lifecycle.ts';
import { legsOf } from '@poth/domain/trip/trip.ts';
import { moveBooking } from '../booking/move-booking.ts';
import type { BookingRow } from '../booking/store.ts';
import type { Tx } from '../db/database.ts';
import { offerFreed } from '../seating/offer-freed.ts';
import { freeSoldSeats } from '../seating/store.ts';
import { hasLiveSeats } from '../ticket/life-store.ts';
import { voidTickets } from '../ticket/void-tickets.ts';

/**
 * Gives up seats of a locked booking: tickets void, seats offered to the waiting list or on sale again, and the booking
 * cancelled with its last seat. Part of the transaction that decides about the money. Returns whether that was its last one.
 * Problems: not-cancellable.
 */
export const giveUpSeats = async (
  tx: Tx,
  booking: BookingRow,
  { seatNos, states, by }: { seatNos: readonly string[]; states: TicketState[]; by: string },
): Promise<boolean> => {
  const { tripId, bookingId } = booking;
  const voided = await voidTickets(tx, { tripId, bookingId, seatNos, by, states });
  // A passenger has boarded since the booking was read.
  if (voided.length !== seatNos.length) throw new Problem('not-cancellable');
  const freed = await freeSoldSeats(tx, { tripId, seatNos, legNos: legsOf(booking) }, bookingId);
  if (freed !== seatNos.length * legsOf(booking).length)
    throw new Error(`booking ${bookingId}: tickets and seats disagree`);
  await offerFreed(tx, { tripId, seatNos });
  if (await hasLiveSeats(tx, booking)) return false;
  await moveBooking(tx, booking, 'cancel', by, { seatNos });
  return true;
};
