import type { Actor } from '@poth/domain/identity/actor.ts';
import { canSellFor } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import { type BookingRow, readBooking } from '../booking/store.ts';
import type { Database, Tx } from '../db/database.ts';

/**
 * A booking that the own operator sold at one of its counters, locked where something is done to it; what was bought on
 * the web is cancelled there, for its money goes back by the gateway. Problems: not-found.
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
