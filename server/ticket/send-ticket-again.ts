import { trySubjectsOf } from '@poth/domain/identity/actor.ts';
import { canSeeTicket } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import { SendTicketAgainInput } from '@poth/domain/ticket/input.ts';
import { offersSendingAgain } from '@poth/domain/ticket/send-again.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { announce } from '../messaging/outbox.ts';
import { countTry } from '../rate-limit/count-try.ts';
import { findByPnr } from './pnr-store.ts';
import { readTicketDocument } from './store.ts';

/**
 * Sends the SMS of a ticket to its number again, for callers who have proved ownership. Sends to one booking and to one
 * number are limited, over all callers; one idempotency key sends once.
 */
export const sendTicketAgain = call(
  {
    gate: 'everybody',
    input: SendTicketAgainInput,
    unreadable: 'not-found',
    problems: [
      'not-found',
      'booking-closed', // nobody can board with it any more
      'ticket-sent-lately',
      'too-many-tries',
    ],
  },
  async function sendTicketAgain({ deps, actor }, { pnr, key }): Promise<{ phone: string }> {
    const found = await findByPnr(deps.db, pnr);
    const read = found && (await readTicketDocument(deps.db, found));
    if (!read || !canSeeTicket(actor, read)) throw new Problem('not-found');
    const { tripId, bookingId, contactPhone: phone } = read.document;
    if (!offersSendingAgain(read.document, deps.now())) throw new Problem('booking-closed');
    const subjects = { ...trySubjectsOf(actor), phone, booking: bookingId };
    const refusal = await countTry(deps.db, 'ticket-sent-again', subjects);
    if (refusal) {
      const isOfNumber = refusal.by === 'phone' || refusal.by === 'booking';
      throw new Problem(isOfNumber ? 'ticket-sent-lately' : 'too-many-tries', {
        retryAfterSeconds: refusal.retryAfterSeconds,
      });
    }
    await transaction(deps.db, (tx) =>
      announce(tx, tripId, 'booking-confirmed', `${bookingId}:again:${key}`, {
        bookingId,
        way: 'sms',
      }),
    );
    return { phone };
  },
);
