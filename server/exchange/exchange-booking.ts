import { ExchangeInput } from '@poth/domain/exchange/input.ts';
import { buyerOf } from '@poth/domain/identity/actor.ts';
import { call } from '../call.ts';
import { findOwnBooking } from '../rebooking/find-own-booking.ts';
import { moveToTripOnce } from '../rebooking/move-to-trip-once.ts';
import { carryExchanged } from './carry-exchanged.ts';
import { finishExchange } from './finish-exchange.ts';
import { holdExchanged } from './hold-exchanged.ts';

/**
 * Changes a booking to another trip of its company, for the difference and a fee, where nothing is left to pay: seats are
 * held there, the money that they cost is carried to them, the rest is refunded, and they get their tickets. The call
 * carries the amount that the traveller saw. Returns the PNR of the new booking, its proof for the browser, and whether it
 * has its tickets.
 */
export const exchangeBooking = call(
  {
    gate: 'everybody',
    input: ExchangeInput,
    problems: [
      'not-found', // also for callers who have not proved that the booking is theirs
      'not-exchangeable', // too late, aboard, changed meanwhile, or something is to be paid
      'being-exchanged', // a difference with another trip is being paid
      'not-rebookable', // no seats like those that were bought
      'trip-not-on-sale',
      'sale-not-open', // with the moment
      'sale-closed',
      'waiting-room', // with its address
      'seat-taken', // with the seats
      'women-only-seat', // with the seats
      'phone-limit',
      'not-cancellable', // a passenger boards at this moment
      'quote-changed', // with the current amount that comes back
      'key-reused',
    ],
  },
  async function exchangeBooking(
    { deps, actor },
    input,
  ): Promise<{ pnr: string; holder: string; confirmed: boolean }> {
    const { to, seatNos, shownBackPaisa, key } = input;
    const from = await findOwnBooking(deps.db, actor, input.pnr);
    const by = buyerOf(actor);
    const request = { tripId: from.tripId, actor: by, key, input: { to, seatNos, shownBackPaisa } };
    const carried = await moveToTripOnce(deps, request, {
      hold: () => holdExchanged(deps, actor, from, { to, seatNos, pays: false }),
      move: (tx, there) => carryExchanged(tx, deps, { from, to: there, shownBackPaisa, by }),
    });
    const { tripId, bookingId, pnr, refundId, feePaisa } = carried;
    const moved = { tripId: from.tripId, refundId, feePaisa, paysPart: false };
    const confirmed = await finishExchange(deps, moved, { tripId, bookingId });
    return { pnr, holder: deps.linkSigner.sign('ticket-holder', bookingId), confirmed };
  },
);
