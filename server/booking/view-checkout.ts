import type { Actor } from '@poth/domain/identity/actor.ts';
import { canChangeHold } from '@poth/domain/identity/policy.ts';
import type { Checkout } from '@poth/domain/booking/checkout.ts';
import { withBothWaysDiscount, bothWaysOff } from '@poth/domain/booking/both-ways.ts';
import type { BookingRef } from '@poth/domain/booking/input.ts';
import { exchangeCreditOf, priceOfHold } from '@poth/domain/booking/price.ts';
import { Problem } from '@poth/domain/problem.ts';
import { spreadOver } from '@poth/domain/promo/discount.ts';
import { refundTable } from '@poth/domain/refund/policy.ts';
import { Journey } from '@poth/domain/trip/journey.ts';
import { call } from '../call.ts';
import type { Deps } from '../deps.ts';
import { readPromised } from '../promo/use-store.ts';
import { readOffer } from '../search/view-offer.ts';
import { viewWomensSeats } from '../seating/womens-seats.ts';
import { findHold } from './hold-store.ts';
import { type BookingRow, readBooking } from './store.ts';

/** Checkout of a hold without its payments. */
export type HeldCheckout = Omit<Checkout, 'openPayment' | 'lastAttempt' | 'restingMethods'>;

/** A buyer's hold with the facts that make up its price. */
type HeldFacts = Pick<Checkout, 'offer' | 'women'> & {
  booking: BookingRow;
  promised: Awaited<ReturnType<typeof readPromised>>;
};

/** Reads a buyer's hold, whatever its state. Problems: not-found, also for another buyer's. */
export const readHeld = async (deps: Deps, actor: Actor, ref: BookingRef): Promise<HeldFacts> => {
  const booking = await readBooking(deps.db, ref);
  if (!booking || !canChangeHold(actor, booking)) throw new Problem('not-found');
  const offer = await readOffer(deps, booking);
  if (!offer) throw new Problem('not-found');
  const promised = await readPromised(deps.db, ref);
  return { booking, offer, promised, women: await viewWomensSeats(deps.db, booking) };
};

const heldWay = ({ booking, offer: { from, to } }: HeldFacts) => ({
  ...booking,
  fromPlaceId: from.placeId,
  toPlaceId: to.placeId,
});

/** Returns the checkout of a hold at its price. other: the hold that is bought with it, which may make it cheaper. */
export const checkoutOf = (deps: Deps, held: HeldFacts, other: HeldFacts | null): HeldCheckout => {
  const { offer, promised, women } = held;
  const seats = withBothWaysDiscount(held.booking.seats, bothWaysOff(heldWay(held), other && heldWay(other)));
  const booking = { ...held.booking, seats };
  const charge = booking.chargePerSeatPaisa ?? deps.settings().serviceChargePerSeat;
  const price = priceOfHold(booking, charge, promised?.terms);
  const isPartPaid = exchangeCreditOf(booking) > 0;
  // A credit is money of the earlier booking, which follows: cancelling later brings back a share of the whole fare.
  const discounts = spreadOver(
    isPartPaid ? 0 : price.discountPaisa,
    seats.map(({ farePaisa }) => farePaisa),
  );
  const paid = seats.map((seat, index) => ({ ...seat, discountPaisa: discounts[index] ?? 0 }));
  return {
    booking,
    offer,
    price,
    bothWaysPercent: booking.bothWaysPercent,
    isPartPaid,
    promo: promised ? { code: promised.code, name: promised.name } : null,
    refundTable: refundTable(booking.refundPolicy, paid, offer.departsAt),
    women,
  };
};

/** Finds the buyer's own live hold on a journey, if there is one. */
export const viewHold = call(
  { gate: 'everybody', input: Journey, unreadable: 'not-found' },
  async function viewHold({ deps, actor }, journey) {
    const found = await findHold(deps.db, actor, journey);
    return found && readBooking(deps.db, found);
  },
);
