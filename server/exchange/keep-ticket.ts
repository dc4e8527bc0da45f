import { KeepTicketInput } from '@poth/domain/exchange/input.ts';
import { canCancelBooking } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import { readExchangeClaim } from '../booking/exchange-claim-store.ts';
import { readBooking } from '../booking/store.ts';
import { call } from '../call.ts';
import { letGo } from '../rebooking/let-go.ts';
import { findByPnr } from '../ticket/pnr-store.ts';
import { settleExchange } from './settle-exchange.ts';

/**
 * Keeps a ticket whose change was begun and not paid: the seats there are let go, and it is as it was before. A repeat
 * does nothing.
 */
export const keepTicket = call(
  {
    gate: 'everybody',
    input: KeepTicketInput,
    problems: [
      'not-found', // also for who has not proved to own it
      'payment-open', // it is being paid at this moment
    ],
  },
  async function keepTicket({ deps, actor }, { pnr }): Promise<void> {
    const from = await findByPnr(deps.db, pnr);
    const booking = from && (await readBooking(deps.db, from));
    if (!from || !booking || !canCancelBooking(actor, booking)) throw new Problem('not-found');
    const claim = await readExchangeClaim(deps.db, from);
    if (!claim) return;
    const to = { tripId: claim.toTripId, bookingId: claim.toBookingId };
    await letGo(deps, to);
    await settleExchange(deps, claim);
  },
);
