import {
  type FreeCancellation,
  freeCancellation,
  type PromisedTerms,
  type TripTerms,
} from '../refund/free-cancellation.ts';
import { type Paisa, sum } from '../money.ts';
import type { SeatNo } from '../fleet/seat-layout.ts';
import type { TripChange } from './change.ts';
import { splitPairs, type SeatTerms, seatsDowngraded } from './seat-terms.ts';

/** A booking of a trip as a change sees it: who rides, from which counter to which, and what was paid for it. */
export type Riders = {
  bookingId: string;
  passengers: number;
  /** Its live seats. */
  seatNos: readonly SeatNo[];
  /** Fares and charges less discounts of its live seats. */
  paidPaisa: number;
  /** Paid over a counter: money of it is collected there, no gateway sends it. */
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
  /** Refund in all. */
  refundPaisa: Paisa;
  /** Part of refundPaisa that was paid over a counter and waits there to be collected. */
  refundAtCounterPaisa: Paisa;
  /** Refund of those who then cancel free of charge, and could not before. */
  freePaisa: Paisa;
  /** Pairs that sat side by side and do not any more. */
  split: readonly (readonly [SeatNo, SeatNo])[];
  /** Seats of a lower class than they were sold as. */
  downgraded: readonly SeatNo[];
};

/** Effect as it was seen before it was agreed to. */
export type SeenEffect = { bookings: number; paisa: number };

/** The terms that a coach brings to a trip. */
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

const callsAt = ({ stopNo, counterId }: { stopNo: number; counterId: string }, riders: Riders): boolean =>
  (riders.fromStopNo === stopNo && riders.boardingCounterId === counterId) ||
  (riders.toStopNo === stopNo && riders.droppingCounterId === counterId);

/** Riders whom a change concerns: all, or who boards or alights at the counter that moves. */
export const ridersConcerned = (change: TripChange, riders: readonly Riders[]): Riders[] =>
  riders.filter((one) => change.kind !== 'counter' || callsAt(change, one));

/**
 * Riders whom a change can still concern: how late the coach runs is no news to who boarded at a stop that it has left, or
 * should have. leftStopNo: the last stop that it has left; -1 before the first.
 */
export const ridersAhead = (
  change: TripChange,
  riders: readonly Riders[],
  leftStopNo: number,
): readonly Riders[] =>
  change.kind === 'delay' ? riders.filter(({ fromStopNo }) => fromStopNo > leftStopNo) : riders;

/**
 * Works out the effect of a change on the bookings of a trip. coach: the one that would run it, where that changes.
 */
export const effectOf = (
  change: TripChange,
  trip: TripTerms,
  riders: readonly Riders[],
  coach: CoachTerms | null = null,
): Effect => {
  const concerned = ridersConcerned(change, riders);
  const after = termsAfter(change, trip, coach);
  const thoseWho = (free: (before: FreeCancellation | null, then: FreeCancellation | null) => boolean) =>
    concerned.filter(({ promised, seatNos }) =>
      free(freeCancellation(promised, trip, seatNos), freeCancellation(promised, after, seatNos)),
    );
  const seatsThat = <Found>(
    differ: (was: SeatTerms, became: SeatTerms, seatNos: readonly SeatNo[]) => Found[],
  ) => concerned.flatMap(({ seatNos }) => differ(trip, after, seatNos));
  const paidBy = (some: readonly Riders[]) => sum(some.map(({ paidPaisa }) => paidPaisa));
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

/** Whether an effect is more than somebody agreed to. */
export const hasGrown = (effect: Effect, seen: SeenEffect): boolean =>
  effect.bookings > seen.bookings || effect.refundPaisa + effect.freePaisa > seen.paisa;
