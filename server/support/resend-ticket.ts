import { personOf } from '@poth/domain/identity/actor.ts';
import { ResendForSupportInput } from '@poth/domain/support/input.ts';
import { sendTicketAgain } from '../back-office/send-ticket-again.ts';
import { call } from '../call.ts';
import { takeTry } from '../rate-limit/count-try.ts';

/** Sends a ticket again for who helps its passenger: to the number and the address of the booking alone, a few times. */
export const resendTicket = call(
  {
    gate: 'support',
    input: ResendForSupportInput,
    problems: [
      'not-found',
      'booking-closed', // it has no ticket
      'too-many-tries',
      'key-reused',
    ],
  },
  async function resendTicket({ deps: { db }, actor }, wish): Promise<{ sent: true }> {
    const { userId: account } = personOf(actor);
    await takeTry(db, 'support-resend', { booking: wish.bookingId, account });
    return sendTicketAgain(db, actor, wish);
  },
);
