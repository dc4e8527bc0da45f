import type { Actor } from '@poth/domain/identity/actor.ts';
import { canSellFor } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import { type BookingRow, readBooking } from '../booking/store.ts';
import type { Tx } from '../db/database.ts';

/**
 * Locks a booking that the actor's operator keeps for a caller, as long as it is kept. Problems: not-found,
 * hold-expired, booking-closed (collected, or released).
 */
export const lockPhoneHold = async (
  tx: Tx,
  actor: Actor,
  ref: { tripId: string; bookingId: string },
  now: Date,
): Promise<BookingRow> => {
  const booking = await readBooking(tx, ref, 'locked');
  if (booking?.channel !== 'phone' || !canSellFor(actor, booking)) throw new Problem('not-found');
  if (booking.state === 'expired') throw new Problem('hold-expired');
  if (booking.state !== 'held') throw new Problem('booking-closed');
  if (booking.heldUntil <= now) throw new Problem('hold-expired');
  return booking;
};
