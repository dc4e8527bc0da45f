import { type Actor, nameOfActor } from '@poth/domain/identity/actor.ts';
import type { ResendTicketInput } from '@poth/domain/back-office/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { readBooking } from '../booking/store.ts';
import type { Database } from '../db/database.ts';
import { once } from '../db/once.ts';
import { transaction } from '../db/transaction.ts';
import { announceToOwner } from '../messaging/outbox.ts';
import { recordOnBooking } from './record-on-booking.ts';

/**
 * Announces the ticket of a confirmed booking again, by SMS and mail, to the booking's own number and address only; a
 * key sends once. Problems: not-found, booking-closed (it has no ticket), key-reused.
 */
export const announceAgain = (
  db: Database,
  actor: Actor,
  wish: ResendTicketInput,
): Promise<{ sent: true }> => {
  const { tripId, bookingId, key } = wish;
  return transaction(db, (tx) =>
    once(tx, { tripId, actor: nameOfActor(actor), key, input: wish }, async () => {
      const booking = await readBooking(tx, wish, 'locked');
      if (!booking) throw new Problem('not-found');
      if (booking.state !== 'confirmed') throw new Problem('booking-closed');
      await announceToOwner(tx, tripId, 'booking-confirmed', `${bookingId}:again:${key}`, { bookingId });
      await recordOnBooking(tx, actor, booking, 'ticket-sent-again');
      return { sent: true as const };
    }),
  );
};
