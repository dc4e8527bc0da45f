import { exchangeCreditOf } from '@poth/domain/booking/price.ts';
import type { Actor } from '@poth/domain/identity/actor.ts';
import { canChangeHold } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Tx } from '../db/database.ts';
import { type BookingRow, readBooking } from './store.ts';

/**
 * Returns a buyer's own hold as long as it may still be changed. Problems: not-found (also for another buyer's),
 * booking-closed, hold-expired.
 */
export const requireOwnHold = (
  booking: BookingRow | undefined,
  actor: Actor,
  now: Date | undefined,
): BookingRow => {
  if (!booking || !now || !canChangeHold(actor, booking)) throw new Problem('not-found');
  if (booking.state === 'expired') throw new Problem('hold-expired');
  if (booking.state !== 'held') throw new Problem('booking-closed');
  if (booking.heldUntil <= now) throw new Problem('hold-expired');
  return booking;
};

/**
 * Refuses to change a hold of which an earlier booking pays a part: the change is made there. Problems: booking-closed.
 */
export const refusePartPaid = (booking: BookingRow): void => {
  if (exchangeCreditOf(booking) > 0) throw new Problem('booking-closed');
};

/** Locks a buyer's own hold as long as it may still be changed. Problems: those of refuseUnlessHeld. */
export const lockOwnHold = async (
  tx: Tx,
  actor: Actor,
  ref: { tripId: string; bookingId: string },
  now: Date,
): Promise<BookingRow> => requireOwnHold(await readBooking(tx, ref, 'locked'), actor, now);
