import type { DetailFaults } from '@poth/domain/booking/details.ts';
import { atFares, type BothWaysOff } from '@poth/domain/booking/both-ways.ts';
import { priceOfHold } from '@poth/domain/booking/price.ts';
import type { Actor } from '@poth/domain/identity/actor.ts';
import type { Paisa } from '@poth/domain/money.ts';
import { Problem } from '@poth/domain/problem.ts';
import { refuseUnlessHeld } from '../booking/lock-own-hold.ts';
import { claimOf } from '../booking/seat-claim.ts';
import type { BookingRow } from '../booking/store.ts';
import type { PayFacts } from './pay-store.ts';

/** Refuses a seat that was added after the details: its passenger is asked for first. */
const refuseUnnamedSeats = ({ seats }: BookingRow): void => {
  const faults: DetailFaults = {};
  for (const { seatNo, passengerName } of seats)
    if (!passengerName) faults[`passenger-${seatNo}`] = 'name-missing';
  if (Object.keys(faults).length > 0) throw new Problem('invalid-input', { faults });
};

/** Refuses a hold that cannot be paid for as it stands. Problems: those of refuseUnlessHeld, invalid-input. */
export const refuseUnpayable = (actor: Actor, facts: PayFacts | undefined): BookingRow => {
  const booking = refuseUnlessHeld(facts?.booking, actor, facts?.now);
  if (!booking.contact || !booking.pnr)
    throw new Problem('invalid-input', { faults: { name: 'name-missing' } });
  refuseUnnamedSeats(booking);
  return booking;
};

/** Refuses a hold whose seats are not its own any more. Problems: trip-not-on-sale, hold-expired. */
export const refuseLostSeats = ({ booking, ownRows, tripCancelled }: PayFacts): void => {
  const { seatNos, legNos } = claimOf(booking);
  if (ownRows !== seatNos.length * legNos.length)
    throw new Problem(tripCancelled ? 'trip-not-on-sale' : 'hold-expired');
};

/**
 * The price that an attempt asks for, and the seats at its fares: those of the seats, less what is taken off for both ways
 * and what a promo code was promised to take off, or an earlier booking pays. Where it is another than an earlier attempt
 * asked for, that one pays for this booking no more.
 */
export const priceOfAttempt = (
  { booking, promised }: PayFacts,
  serviceChargePerSeat: Paisa,
  off: BothWaysOff,
) => {
  const seats = atFares(booking.seats, off);
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
