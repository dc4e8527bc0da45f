import { dhakaDate } from '@poth/domain/dhaka.ts';
import { buyerOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { RebookInput } from '@poth/domain/rebooking/input.ts';
import { datesAround } from '@poth/domain/rebooking/rebooking.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { carryBooking } from './carry-booking.ts';
import { findOwnBooking } from './find-own-booking.ts';
import { finishRebooking } from './finish-rebooking.ts';
import { moveToTripOnce } from './move-to-trip-once.ts';
import { termsAsBought, holdOnNewTrip } from './hold-on-new-trip.ts';
import { readChoice } from './read-choice.ts';
import { readBoughtTerms } from './store.ts';

/**
 * Changes a booking whose trip its company cancelled or changed to another coach of that company, free of charge: seats are
 * held there, the money of the booking is carried to them, and they get their tickets. Where the seats are gone by then the
 * money is refunded automatically. Returns the PNR of the new booking, its proof for the browser, and whether it has its
 * tickets.
 */
export const rebook = call(
  {
    gate: 'everybody',
    input: RebookInput,
    problems: [
      'not-found', // also for callers who have not proved that the booking is theirs
      'not-rebookable',
      'being-exchanged', // the difference with another trip is being paid
      'trip-not-on-sale',
      'sale-not-open', // with the moment
      'sale-closed',
      'seat-taken', // with the seats
      'women-only-seat', // with the seats
      'not-cancellable', // a passenger boards at this moment
      'payment-reversed',
      'quote-changed',
      'key-reused',
    ],
  },
  async function rebook(
    { deps, actor },
    input,
  ): Promise<{ pnr: string; holder: string; confirmed: boolean }> {
    const { to, seatNos, key } = input;
    const from = await findOwnBooking(deps.db, actor, input.pnr);
    const by = buyerOf(actor);
    const request = { tripId: from.tripId, actor: by, key, input: { to, seatNos } };
    const carried = await moveToTripOnce(deps, request, {
      hold: async () => {
        const { choice } = await readChoice(deps.db, from);
        const was = await readBoughtTerms(deps.db, from);
        if (!choice || !was) throw new Problem('not-rebookable');
        const { booking } = choice;
        const dates = datesAround(dhakaDate(was.departsAt));
        const wish = { booking, was, to, dates, seatNos, terms: termsAsBought(booking), by };
        return transaction(deps.db, (tx) => holdOnNewTrip(tx, deps, wish));
      },
      move: async (tx, there) => ({ refundId: await carryBooking(tx, deps, { from, to: there, by }) }),
    });
    const { tripId, bookingId, pnr, refundId } = carried;
    const confirmed = await finishRebooking(deps, { tripId: from.tripId, refundId }, { tripId, bookingId });
    return { pnr, holder: deps.linkSigner.sign('ticket-holder', bookingId), confirmed };
  },
);
