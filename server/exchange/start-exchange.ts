import { maxPaymentsBegun } from '@poth/domain/exchange/exchange.ts';
import { StartExchangeInput } from '@poth/domain/exchange/input.ts';
import { buyerOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordMove } from '../audit-log/record-move.ts';
import {
  addExchangeClaim,
  countExchangeClaims,
  refuseWhileExchanged,
} from '../booking/exchange-claim-store.ts';
import { raiseVersion } from '../booking/store.ts';
import { call } from '../call.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { findOwnBooking } from '../rebooking/find-own-booking.ts';
import { moveToTripOnce } from '../rebooking/move-to-trip-once.ts';
import type { HoldOnNewTrip } from '../rebooking/hold-on-new-trip.ts';
import { holdExchanged } from './hold-exchanged.ts';
import { readExchangeable } from './read-exchangeable.ts';

type Claiming = {
  from: { tripId: string; bookingId: string };
  to: HoldOnNewTrip;
  shownPayPaisa: number;
  by: string;
};

/**
 * Claims a booking for the seats that are held on the other trip, in the transaction of its own trip: until those are paid
 * or released nobody can cancel, rename or change the booking.
 * Problems: not-exchangeable, being-exchanged, exchange-dearer (with the current amount to pay).
 */
const claimBooking = async (tx: Tx, deps: Deps, { from, to, shownPayPaisa, by }: Claiming): Promise<void> => {
  const open = await readExchangeable(tx, deps, from, 'locked');
  if (!open) throw new Problem('not-exchangeable');
  await refuseWhileExchanged(tx, from);
  if ((await countExchangeClaims(tx, from)) >= maxPaymentsBegun) throw new Problem('not-exchangeable');
  if (to.totalPaisa > shownPayPaisa) throw new Problem('exchange-dearer', { payPaisa: to.totalPaisa });
  const { paidPaisa, feePaisa, otherWayPaisa } = open;
  const claim = {
    ...from,
    toTripId: to.tripId,
    toBookingId: to.bookingId,
    toPnr: to.pnr,
    creditPaisa: to.creditPaisa,
    feePaisa: paidPaisa - to.creditPaisa,
    otherWayPaisa,
  };
  // The fee has risen since the seats were held, a moment ago.
  if (feePaisa > claim.feePaisa) throw new Problem('not-exchangeable');
  if (!(await addExchangeClaim(tx, claim))) throw new Problem('being-exchanged');
  // A step that was decided by the booking's old version, such as a change of name, is decided again.
  await raiseVersion(tx, from);
  await recordMove(tx, {
    tripId: from.tripId,
    subject: 'booking',
    subjectId: from.bookingId,
    event: 'exchange',
    // The state has not changed yet: the entry records what is under way.
    from: null,
    to: 'confirmed',
    by,
    detail: { toPnr: to.pnr },
  });
};

/**
 * Begins to change a booking to another trip that costs more: seats there are held for the buyer like any hold, their price
 * is the difference with the fee, and the booking is claimed for them. Once the difference is paid the booking's money
 * follows; until then, and where it never is, the ticket stays valid. The call carries the amount that the traveller saw.
 * Returns the hold that is to be paid.
 */
export const startExchange = call(
  {
    gate: 'everybody',
    input: StartExchangeInput,
    problems: [
      'not-found', // also for callers who have not proved that the booking is theirs
      'not-exchangeable', // too late, aboard, changed meanwhile, begun too often, or too little to pay
      'being-exchanged',
      'not-rebookable', // no seats like those that were bought
      'trip-not-on-sale',
      'sale-not-open', // with the moment
      'sale-closed',
      'waiting-room', // with its address
      'seat-taken', // with the seats
      'women-only-seat', // with the seats
      'phone-limit',
      'exchange-dearer', // with the current amount to pay
      'key-reused',
    ],
  },
  async function startExchange({ deps, actor }, input): Promise<{ tripId: string; bookingId: string }> {
    const { key, ...asked } = input;
    const from = await findOwnBooking(deps.db, actor, input.pnr);
    const by = buyerOf(actor);
    const request = { tripId: from.tripId, actor: by, key, input: asked };
    const { tripId, bookingId } = await moveToTripOnce(deps, request, {
      hold: async () => {
        await refuseWhileExchanged(deps.db, from);
        return holdExchanged(deps, actor, from, { ...asked, pays: true });
      },
      move: async (tx, there) => {
        await claimBooking(tx, deps, { from, to: there, shownPayPaisa: asked.shownPayPaisa, by });
        return {};
      },
    });
    return { tripId, bookingId };
  },
);
