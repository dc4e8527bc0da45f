import { nameOfActor } from '@poth/domain/identity/actor.ts';
import { ResendTicketInput } from '@poth/domain/back-office/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { readBooking } from '../booking/store.ts';
import { call } from '../call.ts';
import { once } from '../db/once.ts';
import { transaction } from '../db/transaction.ts';
import { announceToOwner } from '../messaging/outbox.ts';
import { recordOnBooking } from './record-on-booking.ts';

/** Sends the ticket of a confirmed booking to its owner again, by SMS and mail; the same key sends once. */
export const resendTicket = call(
  {
    gate: 'admin',
    input: ResendTicketInput,
    problems: [
      'not-found',
      'booking-closed', // it has no ticket
      'key-reused',
    ],
  },
  async function resendTicket({ deps: { db }, actor }, wish): Promise<{ sent: true }> {
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
  },
);
