import type { DetailFaults } from '@poth/domain/booking/details.ts';
import { withBothWaysDiscount, type BothWaysOff } from '@poth/domain/booking/both-ways.ts';
import { priceOfHold } from '@poth/domain/booking/price.ts';
import type { Actor } from '@poth/domain/identity/actor.ts';
import type { Paisa } from '@poth/domain/money.ts';
import { Problem } from '@poth/domain/problem.ts';
import { requireOwnHold } from '../booking/lock-own-hold.ts';
import { claimOf } from '../booking/seat-claim.ts';
import type { BookingRow } from '../booking/store.ts';
import type { PayFacts } from './pay-store.ts';

/** Refuses a seat that was added after the details: it has no passenger's name yet. */
const refuseUnnamedSeats = ({ seats }: BookingRow): void => {
  const faults: DetailFaults = {};
  for (const { seatNo, passengerName } of seats)
    if (!passengerName) faults[`passenger-${seatNo}`] = 'name-missing';
  if (Object.keys(faults).length > 0) throw new Problem('invalid-input', { faults });
};

/** Refuses a hold that cannot be paid for in its current state. Problems: those of refuseUnlessHeld, invalid-input. */
export const refuseUnpayable = (actor: Actor, facts: PayFacts | undefined): BookingRow => {
  const booking = requireOwnHold(facts?.booking, actor, facts?.now);
  if (!booking.contact || !booking.pnr)
    throw new Problem('invalid-input', { faults: { name: 'name-missing' } });
  refuseUnnamedSeats(booking);
  return booking;
};

/** Refuses a hold that no longer has all its seats. Problems: trip-not-on-sale, hold-expired. */
export const refuseLostSeats = ({ booking, ownRows, tripCancelled }: PayFacts): void => {
  const { seatNos, legNos } = claimOf(booking);
  if (ownRows !== seatNos.length * legNos.length)
    throw new Problem(tripCancelled ? 'trip-not-on-sale' : 'hold-expired');
};

/**
 * Computes the price that an attempt asks for, and the seats with their fares: less the discount for both ways, and less
 * what a promo code was promised to take off or an earlier booking pays. Where the price differs from that of an earlier
 * attempt, `contentsNo` rises, so that the earlier attempt no longer pays for this booking.
 */
export const priceOfAttempt = (
  { booking, promised }: PayFacts,
  serviceChargePerSeat: Paisa,
  off: BothWaysOff,
) => {
  const seats = withBothWaysDiscount(booking.seats, off);
  const charge = booking.chargePerSeatPaisa ?? serviceChargePerSeat;
  const { totalPaisa, ...parts } = priceOfHold({ ...booking, seats }, charge, promised?.terms);
  const isOther = (Object.keys(parts) as (keyof typeof parts)[]).some(
    (part) => booking[part] !== parts[part],
  );
  return {
    amountPaisa: totalPaisa,
    seats,
    price: {
      ...parts,
      promoId: parts.discountPaisa > 0 ? (promised?.promoId ?? null) : null,
      contentsNo: booking.contentsNo + (isOther ? 1 : 0),
    },
  };
};

/** Refuses a price above the one that the buyer was shown, if any. Problems: price-changed. */
export const refuseHigherPrice = (totalPaisa: number, shownTotalPaisa: number | undefined): void => {
  if (shownTotalPaisa !== undefined && totalPaisa > shownTotalPaisa)
    throw new Problem('price-changed', { totalPaisa });
};
