import type { Actor } from '@poth/domain/identity/actor.ts';
import { canChangeHold } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Tx } from '../db/database.ts';
import { type BookingRow, readBooking } from './store.ts';

/**
 * A buyer's own hold, locked, as long as it may still be changed.
 * Problems: not-found (also for another's), booking-closed, hold-expired.
 */
export const lockOwnHold = async (
  tx: Tx,
  actor: Actor,
  ref: { tripId: string; bookingId: string },
  now: Date,
): Promise<BookingRow> => {
  const booking = await readBooking(tx, ref, 'locked');
  if (!booking || !canChangeHold(actor, booking)) throw new Problem('not-found');
  if (booking.state === 'expired') throw new Problem('hold-expired');
  if (booking.state !== 'held') throw new Problem('booking-closed');
  if (booking.heldUntil <= now) throw new Problem('hold-expired');
  return booking;
};
