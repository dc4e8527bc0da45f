import { next } from '@poth/domain/machine.ts';
import { bookingLife } from '@poth/domain/booking/lifecycle.ts';
import type { BookingEvent } from '@poth/domain/booking/lifecycle.ts';
import {
  outcomeOfPaid,
  type PaidMoney,
  type PaidOutcome,
  type UnseatedBecause,
} from '@poth/domain/booking/paid-outcome.ts';
import { confirmed } from '@poth/domain/ledger/entry.ts';
import { legsOf } from '@poth/domain/trip/trip.ts';
import type { Move } from '../audit-log/record-move.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { toOwner } from '../messaging/outbox.ts';
import { ways } from '../messaging/topics.ts';
import { keepPromisedUse, payOwnPromise, writeLateUse } from '../promo/use-store.ts';
import { giveSeats, letGoOfSeats, ownSeats, unchangedSeats } from '../seating/seat-steps-store.ts';
import { lookAtWomensSeats } from '../seating/womens-seats.ts';
import { drawTickets } from '../ticket/issue-tickets.ts';
import { writeTickets } from '../ticket/ticket-steps-store.ts';
import { unchangedTrip } from '../trip/trip-steps-store.ts';
import { listUnderPhone, moveHoldEnds, unchangedBooking, writeBookingState } from './booking-steps-store.ts';
import type { PaidBooking } from './paid-store.ts';
import { unchangedPhoneDay } from './phone-limit-store.ts';
import type { SalePart } from './sale-step.ts';
import type { BookingRow } from './store.ts';

/** A paid booking's side of the step that follows its payment, and what becomes of it. */
export type PaidPart = { outcome: PaidOutcome; part: SalePart };

/** What the payment says: which one it is, who says so, and the limit of its number where it is asked. */
export type PaidBy = {
  paymentId: string;
  by: string;
  money: PaidMoney;
  /** Null where whoever sells has seen to it. */
  seatsPerPhone: number | null;
};

const moveOf = (
  { tripId, bookingId, state }: BookingRow,
  event: BookingEvent,
  by: string,
): Move & { to: string } => ({
  tripId,
  subject: 'booking',
  subjectId: bookingId,
  event,
  from: state,
  to: next(bookingLife, state, event) ?? state,
  by,
});

/**
 * Ends a paid booking that gets no ticket: seats it still holds are free again, its money goes back, and its owner is
 * told. because: what its owner is told where it is not that the seats were gone.
 */
export const unseatPart = (
  booking: BookingRow,
  { paymentId, by }: Pick<PaidBy, 'paymentId' | 'by'>,
  because?: UnseatedBecause,
): SalePart => {
  const { bookingId } = booking;
  const told = { bookingId, paymentId, ...(because && { because }) };
  return {
    guards: [unchangedBooking(booking)],
    writes: [letGoOfSeats(booking), writeBookingState(booking, 'unseated')],
    moves: [{ ...moveOf(booking, 'unseat', by), ...(because && { detail: { reason: because } }) }],
    announced: toOwner('booking-unseated', bookingId, told),
  };
};

/** Makes a promised discount final; one whose use has lapsed keeps its price by a late one, even beyond the limit. */
const promisePart = ({ booking, promiseStands }: PaidBooking): Pick<SalePart, 'guards' | 'writes'> => {
  const { promoId, discountPaisa, contact } = booking;
  if (!promoId || discountPaisa === 0) return { guards: [], writes: [] };
  if (promiseStands) return { guards: [payOwnPromise(booking, discountPaisa)], writes: [] };
  const use = { ...booking, promoId, discountPaisa, phone: contact?.phone ?? null };
  return { guards: [], writes: [writeLateUse(use)] };
};

const confirmPart = (
  { ticketSigner }: Pick<Deps, 'ticketSigner'>,
  paid: PaidBooking,
  by: string,
): SalePart => {
  const { booking, now, departsAt, arrivesAt } = paid;
  if (!departsAt || !arrivesAt) throw new Error(`booking ${booking.bookingId} has no journey`);
  const { tripId, bookingId, contact } = booking;
  const claim = { tripId, seatNos: booking.seats.map(({ seatNo }) => seatNo), legNos: legsOf(booking) };
  const tickets = drawTickets(ticketSigner, booking, { departsAt, arrivesAt }, now);
  const promise = promisePart(paid);
  return {
    guards: [
      unchangedTrip(tripId, paid.tripVersion),
      ownSeats(claim, bookingId, { alsoFree: true }),
      ...promise.guards,
    ],
    writes: [
      giveSeats(claim, bookingId, 'sold', null),
      writeBookingState(booking, 'confirmed'),
      ...writeTickets(booking, tickets),
      ...promise.writes,
      ...moveHoldEnds(booking, now),
      ...(contact ? [listUnderPhone(booking, contact.phone)] : []),
    ],
    moves: [
      moveOf(booking, 'confirm', by),
      ...tickets.map(
        ({ ticketId }): Move => ({
          tripId,
          subject: 'ticket',
          subjectId: ticketId,
          event: 'issue',
          from: null,
          to: 'issued',
          by: `booking:${bookingId}`,
        }),
      ),
    ],
    postings: [{ sourceId: bookingId, entry: confirmed(booking) }],
    announced: toOwner('booking-confirmed', bookingId, { bookingId }, contact?.email ? ways : ['sms']),
  };
};

/** Keeps the seats of a booking whose payment the gateway marks risky until a person decides. */
const reviewPart = (
  { booking, promiseStands, tripVersion }: PaidBooking,
  until: Date,
  by: string,
): SalePart => {
  const { tripId, bookingId, promoId } = booking;
  const claim = { tripId, seatNos: booking.seats.map(({ seatNo }) => seatNo), legNos: legsOf(booking) };
  return {
    guards: [
      unchangedTrip(tripId, tripVersion),
      ownSeats(claim, bookingId, { alsoFree: true }),
      ...(promoId && promiseStands ? [keepPromisedUse(booking, until)] : []),
    ],
    writes: [
      giveSeats(claim, bookingId, 'paying', until),
      writeBookingState(booking, 'review', { reviewUntil: until }),
    ],
    moves: [moveOf(booking, 'review', by)],
  };
};

/**
 * Decides what becomes of a booking that is paid and says how its side of the step is written. The decision rests on
 * the booking, its trip, the day of its number and the seats beside its own being as they were read.
 */
export const paidPart = async (
  db: Database | Tx,
  deps: Pick<Deps, 'ticketSigner'>,
  paid: PaidBooking,
  { paymentId, by, money, seatsPerPhone }: PaidBy,
): Promise<PaidPart> => {
  const { booking, now, phoneDay, seatRows, keptRows } = paid;
  const phone = booking.contact?.phone;
  const asksPhone = phone !== undefined && seatsPerPhone !== null;
  // Only what the booking let go in between could have become a seat that is kept for women.
  const women =
    keptRows === seatRows.wanted
      ? { refused: [], seen: [] }
      : await lookAtWomensSeats(db, paid.womensRule, booking);
  const facts = {
    ...paid,
    state: booking.state,
    lostWomensSeat: women.refused.length > 0,
    phoneHasRoom: !asksPhone || phoneDay.seats + booking.seats.length <= seatsPerPhone,
  };
  const outcome = outcomeOfPaid(facts, { money, now });
  if (outcome.kind === 'surplus')
    return { outcome, part: { guards: [unchangedBooking(booking)], writes: [] } };
  if (outcome.kind === 'unseat')
    return { outcome, part: unseatPart(booking, { paymentId, by }, outcome.because) };
  const part = outcome.kind === 'confirm' ? confirmPart(deps, paid, by) : reviewPart(paid, outcome.until, by);
  const [trip, ...rest] = part.guards;
  return {
    outcome,
    part: {
      ...part,
      guards: [
        unchangedBooking(booking),
        ...(trip ? [trip] : []),
        ...(asksPhone ? [unchangedPhoneDay({ ...booking, phone }, phoneDay)] : []),
        ...(women.seen.length > 0 ? [unchangedSeats(booking.tripId, women.seen)] : []),
        ...rest,
      ],
    },
  };
};
