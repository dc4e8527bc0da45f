import { type FreeCancellation, freeCancellation, type TripTerms } from '../refund/free-cancellation.ts';
import { type Paisa, sum } from '../money.ts';
import type { TripChange } from './change.ts';

/** A booking of a trip as a change sees it: who rides, from which counter to which, and what was paid for it. */
export type Riders = {
  bookingId: string;
  passengers: number;
  /** Fares and charges less discounts of its live seats. */
  paidPaisa: number;
  /** Paid over a counter: money of it is collected there, no gateway sends it. */
  paidAtCounter: boolean;
  fromStopNo: number;
  toStopNo: number;
  boardingCounterId: string;
  droppingCounterId: string;
  /** The trip as it was when the seats were taken. */
  promised: Omit<TripTerms, 'cancelled'>;
};

/** What a change causes. */
export type Effect = {
  /** Bookings whose passengers are told. */
  bookings: number;
  passengers: number;
  /** Everything that goes back. */
  refundPaisa: Paisa;
  /** Part of refundPaisa that was paid over a counter and waits there to be collected. */
  refundAtCounterPaisa: Paisa;
  /** What comes back to those who then cancel free of charge, and could not before. */
  freePaisa: Paisa;
};

/** What somebody saw of an effect before agreeing to it. */
export type SeenEffect = { bookings: number; paisa: number };

/** The terms of a trip after a change. */
const termsAfter = (
  change: TripChange,
  trip: TripTerms,
  coach: Pick<TripTerms, 'coachType' | 'coachClass'> | null,
): TripTerms => {
  if (change.kind === 'delay') return { ...trip, delayMinutes: change.delayMinutes };
  if (change.kind === 'coach' && coach) return { ...trip, ...coach };
  return change.kind === 'cancel' ? { ...trip, cancelled: true } : trip;
};

const callsAt = ({ stopNo, counterId }: { stopNo: number; counterId: string }, riders: Riders): boolean =>
  (riders.fromStopNo === stopNo && riders.boardingCounterId === counterId) ||
  (riders.toStopNo === stopNo && riders.droppingCounterId === counterId);

/** Those whom a change concerns: all, or who boards or alights at the counter that moves. */
export const ridersConcerned = (change: TripChange, riders: readonly Riders[]): Riders[] =>
  riders.filter((one) => change.kind !== 'counter' || callsAt(change, one));

/** What a change causes to the bookings of a trip. coach: the one that would run it, where that changes. */
export const effectOf = (
  change: TripChange,
  trip: TripTerms,
  riders: readonly Riders[],
  coach: Pick<TripTerms, 'coachType' | 'coachClass'> | null = null,
): Effect => {
  const concerned = ridersConcerned(change, riders);
  const after = termsAfter(change, trip, coach);
  const thoseWho = (free: (before: FreeCancellation | null, then: FreeCancellation | null) => boolean) =>
    concerned.filter(({ promised }) =>
      free(freeCancellation(promised, trip), freeCancellation(promised, after)),
    );
  const paidBy = (some: readonly Riders[]) => sum(some.map(({ paidPaisa }) => paidPaisa));
  const refunded = thoseWho((_, then) => then === 'cancelled');
  return {
    bookings: concerned.length,
    passengers: sum(concerned.map(({ passengers }) => passengers)),
    refundPaisa: paidBy(refunded),
    refundAtCounterPaisa: paidBy(refunded.filter(({ paidAtCounter }) => paidAtCounter)),
    freePaisa: paidBy(thoseWho((before, then) => before === null && then !== null && then !== 'cancelled')),
  };
};

/** Whether an effect is more than somebody agreed to. */
export const hasGrown = (effect: Effect, seen: SeenEffect): boolean =>
  effect.bookings > seen.bookings || effect.refundPaisa + effect.freePaisa > seen.paisa;
