import type { Actor } from '@poth/domain/identity/actor.ts';
import { canSellFor } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import { type BookingRow, readBooking } from '../booking/store.ts';
import type { Database, Tx } from '../db/database.ts';

/**
 * Reads a booking that the actor's operator sold at a counter; callers that change it pass 'locked'. A web booking is
 * not found: it is cancelled on the web, because its money goes back by the gateway. Problems: not-found.
 */
export const readCounterSale = async (
  db: Database | Tx,
  actor: Actor,
  ref: { tripId: string; bookingId: string },
  lock: 'locked' | 'unlocked',
): Promise<BookingRow> => {
  const booking = await readBooking(db, ref, lock);
  if (!booking || booking.channel === 'web' || !canSellFor(actor, booking)) throw new Problem('not-found');
  return booking;
};
