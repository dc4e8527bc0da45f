import { personOf } from '@poth/domain/identity/actor.ts';
import { ResendTicketInput } from '@poth/domain/back-office/input.ts';
import { announceAgain } from '../back-office/announce-again.ts';
import { call } from '../call.ts';
import { chargeTry } from '../rate-limit/count-try.ts';

/** Sends a ticket again for support, a few times, only to the number and e-mail address of the booking. */
export const resendTicket = call(
  {
    gate: 'support',
    input: ResendTicketInput,
    problems: [
      'not-found',
      'booking-closed', // it has no ticket
      'too-many-tries',
      'key-reused',
    ],
  },
  async function resendTicket({ deps: { db }, actor }, wish): Promise<{ sent: true }> {
    const { userId: account } = personOf(actor);
    await chargeTry(db, 'support-resend', { booking: wish.bookingId, account });
    return announceAgain(db, actor, wish);
  },
);
