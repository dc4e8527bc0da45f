import { policyAfterExchange } from '@poth/domain/exchange/exchange.ts';
import { accountOf, type Visitor } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { leastLeftToPay } from '@poth/domain/promo/discount.ts';
import { fareOfSeat } from '@poth/domain/schedule/fares.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import { readPaidBooking } from '../booking/paid-store.ts';
import { type BookingRow, readSale } from '../booking/store.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import {
  type HoldOnNewTrip,
  type Holder,
  holdOnNewTrip,
  type NewTripTerms,
} from '../rebooking/hold-on-new-trip.ts';
import { requirePass } from '../waiting-room/require-pass.ts';
import { type Exchangeable, readExchangeable } from './read-exchangeable.ts';

type Ref = { tripId: string; bookingId: string };
type Wish = {
  to: Journey;
  seatNos: readonly string[];
  /** Tells that the difference is to be paid: then the hold is the buyer's, and the old money is taken off its price. */
  pays: boolean;
};

/** Terms of another trip as the web sells it now, but with a refund policy no kinder than the old one at this moment. */
const soldNow =
  ({ least, paidPaisa, feePaisa }: Exchangeable, chargePerSeatPaisa: number, pays: boolean): NewTripTerms =>
  (sale, seats) => ({
    faresPaisa: seats.map(({ seatNo }) => fareOfSeat(sale, sale, seatNo)),
    keepsBothWaysDiscount: false,
    serviceChargePaisa: chargePerSeatPaisa * seats.length,
    discountPaisa: pays ? paidPaisa - feePaisa : 0,
    refundPolicy: policyAfterExchange(sale.refundPolicy, least),
    chargePerSeatPaisa,
  });

/** Refuses seats above a phone number's limit for one day; those of the old booking on that day do not count. */
const refuseTooMany = async (
  tx: Tx,
  { booking }: Exchangeable,
  to: Ref,
  seatsPerPhone: number,
): Promise<void> => {
  const held = await readPaidBooking(tx, to);
  const isSameDay = serviceDateOf(to.tripId) === serviceDateOf(booking.tripId);
  const givenUp = isSameDay ? booking.seats.length : 0;
  if ((held?.phoneDay.seats ?? 0) - givenUp + booking.seats.length > seatsPerPhone)
    throw new Problem('phone-limit', { limit: seatsPerPhone });
};

/** Returns the browser that pays, and the account of the old booking where the payer is signed in to it. */
const payerOf = (actor: Visitor, { userId }: BookingRow): Holder => ({
  buyerId: actor.buyerId,
  userId: accountOf(actor)?.userId === userId ? userId : null,
});

/**
 * Holds seats of another trip for a booking that may change to it. Returns the hold with its price.
 * Problems: not-exchangeable, phone-limit, waiting-room, those of holdThere.
 */
export const holdExchanged = async (
  deps: Deps,
  actor: Visitor,
  from: Ref,
  { to, seatNos, pays }: Wish,
): Promise<HoldOnNewTrip> => {
  const open = await readExchangeable(deps.db, deps, from);
  const sale = await readSale(deps.db, to);
  if (!open || !sale) throw new Problem('not-exchangeable');
  requirePass(deps, actor, { tripId: to.tripId, operatorId: sale.operatorId, opensAt: sale.opensAt });
  const { seatsPerPhone, serviceChargePerSeat } = deps.settings();
  const { booking, bought: was } = open;
  const terms = soldNow(open, serviceChargePerSeat, pays);
  const by = actor.buyerId;
  return transaction(deps.db, async (tx) => {
    const holder = pays ? { holder: payerOf(actor, booking) } : {};
    const held = await holdOnNewTrip(tx, deps, { booking, was, to, seatNos, terms, by, ...holder });
    if (pays && held.totalPaisa < leastLeftToPay) throw new Problem('not-exchangeable');
    await refuseTooMany(tx, open, held, seatsPerPhone);
    return held;
  });
};
