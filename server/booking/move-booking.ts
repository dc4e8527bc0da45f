import type { Booking } from '@poth/domain/booking/booking.ts';
import { type BookingEvent, bookingLife } from '@poth/domain/booking/lifecycle.ts';
import { nextState } from '@poth/domain/machine.ts';
import { type Move, recordMove } from '../audit-log/record-move.ts';
import type { Tx } from '../db/database.ts';
import { setBookingState } from './store.ts';

type Moving = Pick<Booking, 'tripId' | 'bookingId' | 'state'>;

/** Returns the move of a booking along its life, for its history; undefined where its life does not allow the event. */
const findMove = ({ tripId, bookingId, state: from }: Moving, event: BookingEvent, by: string) => {
  const to = nextState(bookingLife, from, event);
  return to && { tripId, subject: 'booking' as const, subjectId: bookingId, event, from, to, by };
};

/** Returns the move of a booking that a step makes, which its life has been found to allow. */
export const moveOf = (booking: Moving, event: BookingEvent, by: string): Move => {
  const move = findMove(booking, event, by);
  if (!move) throw new Error(`booking ${booking.bookingId} is ${booking.state}: no ${event}`);
  return move;
};

/**
 * Moves a locked booking along its life and writes the move into the history. Returns false, and does nothing, where
 * its life does not allow the event.
 */
export const moveBooking = async (
  tx: Tx,
  booking: Moving,
  event: Exclude<BookingEvent, 'confirm'>,
  by: string,
  detail: Record<string, unknown> = {},
): Promise<boolean> => {
  const move = findMove(booking, event, by);
  if (!move) return false;
  await setBookingState(tx, booking, move);
  await recordMove(tx, { ...move, detail });
  return true;
};
