import { outcomeOfPaid, type PaidMoney, type PaidOutcome } from '@poth/domain/booking/paid-outcome.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { ownSeats, unchangedSeats } from '../seating/seat-steps-store.ts';
import { lookAtWomensSeats } from '../seating/womens-seats.ts';
import { unchangedBooking } from './booking-steps-store.ts';
import { confirmPart } from './confirm-part.ts';
import type { PaidBooking } from './paid-store.ts';
import { unchangedPhoneDay } from './phone-limit-store.ts';
import { reviewPart } from './review-part.ts';
import type { SalePart } from './sale-step.ts';
import { claimOf } from './seat-claim.ts';
import { unseatPart } from './unseat-part.ts';

/**
 * Payment of a booking: its id, who reports it, how its money was captured, and the seat limit of the booking's number.
 */
export type PaidBy = {
  paymentId: string;
  by: string;
  money: PaidMoney;
  /** Null where the seller has checked the limit already. */
  seatsPerPhone: number | null;
};

/**
 * Decides the outcome of a paid booking and returns how its side of the step is written. The decision requires that the
 * booking, its trip, the day of its number and the seats beside its own are still as they were read.
 */
export const paidPart = async (
  db: Database | Tx,
  deps: Pick<Deps, 'ticketSigner'>,
  paid: PaidBooking,
  { paymentId, by, money, seatsPerPhone }: PaidBy,
): Promise<{ outcome: PaidOutcome; part: SalePart }> => {
  const { booking, now, phoneDay, seatRows, keptRows, tripVersion } = paid;
  const { tripId, bookingId } = booking;
  const phone = booking.contact?.phone;
  const asksPhone = phone !== undefined && seatsPerPhone !== null;
  // Only seats that the booking let go in between could have become reserved for women.
  const isKept = keptRows === seatRows.wanted;
  const women = isKept ? { refused: [], seen: [] } : await lookAtWomensSeats(db, paid.womensRule, booking);
  const facts = {
    ...paid,
    state: booking.state,
    lostWomensSeat: women.refused.length > 0,
    phoneHasRoom: !asksPhone || phoneDay.seats + booking.seats.length <= seatsPerPhone,
  };
  const outcome = outcomeOfPaid(facts, { money, now });
  const asItWas = unchangedBooking(booking);
  if (outcome.kind === 'surplus') return { outcome, part: { guards: [asItWas], writes: [] } };
  if (outcome.kind === 'unseat')
    return { outcome, part: unseatPart(booking, { paymentId, by }, outcome.because) };

  const part = outcome.kind === 'confirm' ? confirmPart(deps, paid, by) : reviewPart(paid, outcome.until, by);
  const guards = [
    asItWas,
    ...(asksPhone ? [unchangedPhoneDay({ ...booking, phone }, phoneDay)] : []),
    ...(women.seen.length > 0 ? [unchangedSeats(tripId, women.seen)] : []),
    ownSeats(claimOf(booking), bookingId, { own: isKept ? 'kept' : 'held-or-free', tripVersion }),
    ...part.guards,
  ];
  return { outcome, part: { ...part, guards } };
};
