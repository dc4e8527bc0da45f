import { buyerOf } from '@poth/domain/identity/actor.ts';
import { canCancelBooking } from '@poth/domain/identity/policy.ts';
import { isProblem, Problem } from '@poth/domain/problem.ts';
import { RebookInput } from '@poth/domain/rebooking/input.ts';
import { readBooking } from '../booking/store.ts';
import { call } from '../call.ts';
import { once, readEarlier } from '../db/once.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { findByPnr } from '../ticket/pnr-store.ts';
import { carryBooking } from './carry-booking.ts';
import { finishRebooking } from './finish-rebooking.ts';
import { asBought, holdThere } from './hold-there.ts';
import { letGo } from './let-go.ts';
import { readChoice } from './read-choice.ts';
import { readBoughtTerms } from './store.ts';

/** The booking that the money was carried to, and the refund that it was. */
type Carried = { tripId: string; bookingId: string; pnr: string; refundId: string };

/** Does the three steps, each on one trip: seats there, the money carried, tickets. */
const carryOver = async (
  deps: Deps,
  from: { tripId: string; bookingId: string },
  { to, seatNos, key }: RebookInput,
  by: string,
): Promise<Carried> => {
  const { choice } = await readChoice(deps.db, from);
  const was = await readBoughtTerms(deps.db, from);
  if (!choice || !was) throw new Problem('not-rebookable');
  const { booking } = choice;
  const wish = { booking, was, to, seatNos, terms: asBought(booking), by };
  const there = await transaction(deps.db, (tx) => holdThere(tx, deps, wish));
  deps.seatWatch.changed(there.tripId);
  try {
    const carried = await transaction(deps.db, (tx) =>
      once(tx, { tripId: from.tripId, actor: by, key, input: { to, seatNos } }, async () => ({
        ...there,
        refundId: await carryBooking(tx, deps, { from, to: there, by }),
      })),
    );
    deps.seatWatch.changed(from.tripId);
    if (carried.bookingId !== there.bookingId) await letGo(deps, there);
    return carried;
  } catch (thrown) {
    await letGo(deps, there);
    throw thrown;
  }
};

/**
 * Goes on to another coach of the company with a booking whose trip it cancelled or changed, free of charge: seats are held
 * there, the money of the booking is carried to them, and they get their tickets. Where the seats are gone by then the money
 * goes back by itself. Answers the PNR of the new booking, its proof for the browser, and whether it has its tickets.
 */
export const rebook = call(
  {
    gate: 'everybody',
    input: RebookInput,
    problems: [
      'not-found', // also for who has not proved to own it
      'not-rebookable',
      'being-exchanged', // the difference with another trip is being paid
      'trip-not-on-sale',
      'sale-not-open', // with the moment
      'sale-closed',
      'seat-taken', // with the seats
      'women-only-seat', // with the seats
      'not-cancellable', // somebody boards at this moment
      'payment-reversed',
      'quote-changed',
      'key-reused',
    ],
  },
  async function rebook(
    { deps, actor },
    input,
  ): Promise<{ pnr: string; holder: string; confirmed: boolean }> {
    const from = await findByPnr(deps.db, input.pnr);
    const booking = from && (await readBooking(deps.db, from));
    if (!from || !booking || !canCancelBooking(actor, booking)) throw new Problem('not-found');
    const by = buyerOf(actor);
    const earlier = async () =>
      (await readEarlier(deps.db, { tripId: from.tripId, actor: by, key: input.key }))?.answer as
        | Carried
        | null
        | undefined;
    const carried =
      (await earlier()) ??
      (await carryOver(deps, from, input, by).catch(async (thrown: unknown) => {
        // The same form pressed twice: the first one has the seats.
        const first = isProblem(thrown) && (await earlier());
        if (!first) throw thrown;
        return first;
      }));
    const { tripId, bookingId, pnr, refundId } = carried;
    const confirmed = await finishRebooking(deps, { tripId: from.tripId, refundId }, { tripId, bookingId });
    return { pnr, holder: deps.linkSigner.sign('ticket-holder', bookingId), confirmed };
  },
);
