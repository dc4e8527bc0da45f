import {
  type FreeCancellation,
  freeCancellation,
  type PromisedTerms,
  type TripTerms,
} from '../refund/free-cancellation.ts';
import type { Bilingual } from '../language.ts';
import { type Paisa, sum } from '../money.ts';
import type { SeatNo } from '../fleet/seat-layout.ts';
import type { TripChange } from './change.ts';
import { splitPairs, type SeatTerms, seatsDowngraded } from './seat-terms.ts';

/** Booking of a trip as a change needs it: its passengers, its counters, and what was paid for it. */
export type TripBooking = {
  bookingId: string;
  passengers: number;
  /** Its live seats. */
  seatNos: readonly SeatNo[];
  /** Fares and charges of its live seats, less discounts. */
  paidPaisa: number;
  /** True where it was paid at a counter: its refund is collected there, not sent by a gateway. */
  paidAtCounter: boolean;
  fromStopNo: number;
  toStopNo: number;
  boardingCounterId: string;
  droppingCounterId: string;
  /** The trip as it was when the seats were taken. */
  promised: PromisedTerms;
};

/** Effect of a change. */
export type Effect = {
  /** Bookings whose passengers are told. */
  bookings: number;
  passengers: number;
  /** Total refund. */
  refundPaisa: Paisa;
  /** Part of refundPaisa that was paid at a counter and waits there to be collected. */
  refundAtCounterPaisa: Paisa;
  /** Refund of those who can cancel free of charge only because of this change. */
  freePaisa: Paisa;
  /** Pairs of seats that were side by side and no longer are. */
  split: readonly (readonly [SeatNo, SeatNo])[];
  /** Seats of a lower class than they were sold as. */
  downgraded: readonly SeatNo[];
};

/** Trip of a coach, by its first and last place. */
export type RunOfCoach = { departsAt: Date; from: Bilingual; to: Bilingual };

/** Effect as it is shown beforehand. busyOn: another trip on which the coach would be at that time. */
export type EffectShown = Effect & { busyOn: RunOfCoach | null };

/** Effect that was shown to and accepted by the person who makes the change. */
export type SeenEffect = { bookings: number; paisa: number };

/** Terms of the coach that a change brings to a trip. */
type CoachTerms = SeatTerms & Pick<TripTerms, 'coachType'>;

/** The terms of a trip after a change. */
const termsAfter = (change: TripChange, trip: TripTerms, coach: CoachTerms | null): TripTerms => {
  if (change.kind === 'delay') return { ...trip, delayMinutes: change.delayMinutes };
  if (change.kind === 'coach' && coach) {
    const { coachType, coachClass, layout } = coach;
    return { ...trip, coachType, coachClass, layout };
  }
  return change.kind === 'cancel' ? { ...trip, cancelled: true } : trip;
};

const callsAt = (
  { stopNo, counterId }: { stopNo: number; counterId: string },
  booking: TripBooking,
): boolean =>
  (booking.fromStopNo === stopNo && booking.boardingCounterId === counterId) ||
  (booking.toStopNo === stopNo && booking.droppingCounterId === counterId);

/** Lists the bookings that a change concerns: all, or those that board or alight at the counter that moves. */
export const bookingsConcerned = (change: TripChange, bookings: readonly TripBooking[]): TripBooking[] =>
  bookings.filter((one) => change.kind !== 'counter' || callsAt(change, one));

/**
 * Lists the bookings that a change can still concern: a delay does not concern passengers who boarded at a stop that
 * the coach has left, or should have. leftStopNo: the last stop that it has left; -1 before the first.
 */
export const bookingsStillConcerned = (
  change: TripChange,
  bookings: readonly TripBooking[],
  leftStopNo: number,
): readonly TripBooking[] =>
  change.kind === 'delay' ? bookings.filter(({ fromStopNo }) => fromStopNo > leftStopNo) : bookings;

/** Computes the effect of a change on the bookings of a trip. coach: the new one, where the coach changes. */
export const effectOf = (
  change: TripChange,
  trip: TripTerms,
  bookings: readonly TripBooking[],
  coach: CoachTerms | null = null,
): Effect => {
  const concerned = bookingsConcerned(change, bookings);
  const after = termsAfter(change, trip, coach);
  const thoseWho = (free: (before: FreeCancellation | null, then: FreeCancellation | null) => boolean) =>
    concerned.filter(({ promised, seatNos }) =>
      free(freeCancellation(promised, trip, seatNos), freeCancellation(promised, after, seatNos)),
    );
  const seatsThat = <Found>(
    differ: (was: SeatTerms, became: SeatTerms, seatNos: readonly SeatNo[]) => Found[],
  ) => concerned.flatMap(({ seatNos }) => differ(trip, after, seatNos));
  const paidBy = (some: readonly TripBooking[]) => sum(some.map(({ paidPaisa }) => paidPaisa));
  const refunded = thoseWho((_, then) => then === 'cancelled');
  return {
    bookings: concerned.length,
    passengers: sum(concerned.map(({ passengers }) => passengers)),
    refundPaisa: paidBy(refunded),
    refundAtCounterPaisa: paidBy(refunded.filter(({ paidAtCounter }) => paidAtCounter)),
    freePaisa: paidBy(thoseWho((before, then) => before === null && then !== null && then !== 'cancelled')),
    split: seatsThat(splitPairs),
    downgraded: seatsThat(seatsDowngraded),
  };
};

/** Tells whether an effect exceeds the one that was accepted. */
export const hasGrown = (effect: Effect, seen: SeenEffect): boolean =>
  effect.bookings > seen.bookings || effect.refundPaisa + effect.freePaisa > seen.paisa;
