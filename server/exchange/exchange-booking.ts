import { ExchangeInput } from '@poth/domain/exchange/input.ts';
import { buyerOf, type Visitor } from '@poth/domain/identity/actor.ts';
import { canCancelBooking } from '@poth/domain/identity/policy.ts';
import { isProblem, Problem } from '@poth/domain/problem.ts';
import { readBooking } from '../booking/store.ts';
import { call } from '../call.ts';
import { once, readEarlier } from '../db/once.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { HeldThere } from '../rebooking/hold-there.ts';
import { letGo } from '../rebooking/let-go.ts';
import { findByPnr } from '../ticket/pnr-store.ts';
import { carryExchanged } from './carry-exchanged.ts';
import { finishExchange } from './finish-exchange.ts';
import { holdExchanged } from './hold-exchanged.ts';

type Ref = { tripId: string; bookingId: string };
/** The booking that the money was carried to, the refund that it was, and the fee. */
type Carried = HeldThere & { refundId: string; feePaisa: number };

/** Does the steps on one trip each: seats there, the money carried. */
const changeOver = async (
  deps: Deps,
  actor: Visitor,
  from: Ref,
  { to, seatNos, shownBackPaisa, key }: ExchangeInput,
): Promise<Carried> => {
  const by = buyerOf(actor);
  const there = await holdExchanged(deps, actor, from, { to, seatNos, pays: false });
  try {
    const input = { to, seatNos, shownBackPaisa };
    const carried = await transaction(deps.db, (tx) =>
      once(tx, { tripId: from.tripId, actor: by, key, input }, async () => ({
        ...there,
        ...(await carryExchanged(tx, deps, { from, to: there, shownBackPaisa, by })),
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
 * Goes on to another trip of the company with a booking, for the difference and a fee: seats are held there, so much money as
 * they cost is carried to them, what is left goes back, and they get their tickets. The call carries the amount that the
 * traveller saw. Answers the PNR of the new booking, its proof for the browser, and whether it has its tickets.
 */
export const exchangeBooking = call(
  {
    gate: 'everybody',
    input: ExchangeInput,
    problems: [
      'not-found', // also for who has not proved to own it
      'not-exchangeable', // too late, aboard, changed meanwhile, or something is to be paid
      'being-exchanged', // its difference with another trip is being paid
      'not-rebookable', // no seats like those that were bought
      'trip-not-on-sale',
      'sale-not-open', // with the moment
      'sale-closed',
      'waiting-room', // with its address
      'seat-taken', // with the seats
      'women-only-seat', // with the seats
      'phone-limit',
      'not-cancellable', // somebody boards at this moment
      'quote-changed', // with the amount that comes back now
      'key-reused',
    ],
  },
  async function exchangeBooking(
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
        | undefined;
    const carried =
      (await earlier()) ??
      (await changeOver(deps, actor, from, input).catch(async (thrown: unknown) => {
        // The same form pressed twice: the first one has the seats.
        const first = isProblem(thrown) && (await earlier());
        if (!first) throw thrown;
        return first;
      }));
    const { tripId, bookingId, pnr, refundId, feePaisa } = carried;
    const moved = { tripId: from.tripId, refundId, feePaisa, paysPart: false };
    const confirmed = await finishExchange(deps, moved, { tripId, bookingId });
    return { pnr, holder: deps.linkSigner.sign('ticket-holder', bookingId), confirmed };
  },
);
