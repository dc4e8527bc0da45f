import type { Actor } from '@poth/domain/identity/actor.ts';
import { canChangeHold } from '@poth/domain/identity/policy.ts';
import type { Checkout } from '@poth/domain/booking/checkout.ts';
import type { BookingRef } from '@poth/domain/booking/input.ts';
import { priceOf } from '@poth/domain/booking/price.ts';
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
import { readBooking } from './store.ts';

/** Reads a buyer's hold as checkout shows it, whatever has become of it. Problems: not-found, also for another's. */
export const readCheckout = async (
  deps: Deps,
  actor: Actor,
  ref: BookingRef,
): Promise<Omit<Checkout, 'openPayment' | 'lastAttempt' | 'restingMethods'>> => {
  const booking = await readBooking(deps.db, ref);
  if (!booking || !canChangeHold(actor, booking)) throw new Problem('not-found');
  const offer = await readOffer(deps, booking);
  if (!offer) throw new Problem('not-found');
  const promised = await readPromised(deps.db, ref);
  const charge = booking.chargePerSeatPaisa ?? deps.settings().serviceChargePerSeat;
  const price = priceOf(booking.seats, charge, promised?.terms);
  const discounts = spreadOver(
    price.discountPaisa,
    booking.seats.map(({ farePaisa }) => farePaisa),
  );
  const paid = booking.seats.map((seat, index) => ({ ...seat, discountPaisa: discounts[index] ?? 0 }));
  return {
    booking,
    offer,
    price,
    promo: promised ? { code: promised.code, name: promised.name } : null,
    refundTable: refundTable(booking.refundPolicy, paid, offer.departsAt),
    women: await viewWomensSeats(deps.db, booking),
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
