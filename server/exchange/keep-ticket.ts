import { KeepTicketInput } from '@poth/domain/exchange/input.ts';
import { readExchangeClaim } from '../booking/exchange-claim-store.ts';
import { call } from '../call.ts';
import { findOwnBooking } from '../rebooking/find-own-booking.ts';
import { releaseHold } from '../rebooking/release-hold.ts';
import { settleExchange } from './settle-exchange.ts';

/**
 * Keeps a ticket whose change was begun and not paid: the seats on the other trip are released, and the ticket is as it was
 * before. A repeat does nothing.
 */
export const keepTicket = call(
  {
    gate: 'everybody',
    input: KeepTicketInput,
    problems: [
      'not-found', // also for callers who have not proved that the booking is theirs
      'payment-open', // the difference is being paid at this moment
    ],
  },
  async function keepTicket({ deps, actor }, { pnr }): Promise<void> {
    const from = await findOwnBooking(deps.db, actor, pnr);
    const claim = await readExchangeClaim(deps.db, from);
    if (!claim) return;
    const to = { tripId: claim.toTripId, bookingId: claim.toBookingId };
    await releaseHold(deps, to);
    await settleExchange(deps, claim);
  },
);
