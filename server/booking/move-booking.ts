import type { Booking } from '@poth/domain/booking/booking.ts';
import { type BookingEvent, bookingLife } from '@poth/domain/booking/lifecycle.ts';
import { next } from '@poth/domain/machine.ts';
import { recordMove } from '../audit-log/record-move.ts';
import type { Tx } from '../db/database.ts';
import { setBookingState } from './store.ts';

/**
 * Moves a locked booking along its life and writes the move into the history.
 * Answers false, and does nothing, where its life does not allow the event.
 */
export const moveBooking = async (
  tx: Tx,
  { tripId, bookingId, state: from }: Pick<Booking, 'tripId' | 'bookingId' | 'state'>,
  event: Exclude<BookingEvent, 'confirm'>,
  by: string,
  detail: Record<string, unknown> = {},
): Promise<boolean> => {
  const to = next(bookingLife, from, event);
  if (!to) return false;
  await setBookingState(tx, { tripId, bookingId }, { from, to });
  await recordMove(tx, { tripId, subject: 'booking', subjectId: bookingId, event, from, to, by, detail });
  return true;
};
