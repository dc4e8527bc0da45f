import { ResendTicketInput } from '@poth/domain/back-office/input.ts';
import { call } from '../call.ts';
import { announceAgain } from './announce-again.ts';

/** Sends the ticket of a confirmed booking to its owner again, by SMS and mail; a key sends once. */
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
    return announceAgain(db, actor, wish);
  },
);
