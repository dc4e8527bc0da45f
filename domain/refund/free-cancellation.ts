import { coachTypes, type CoachType } from '../fleet/coach.ts';
import type { SeatNo } from '../fleet/seat-layout.ts';
import { splitPairs, type SeatTerms, seatsDowngraded } from '../trip/seat-terms.ts';

/** A trip that moves by more than this may be cancelled free of charge. */
export const freeAfterMinutes = 60;

/** The terms of a trip that its passengers bought. */
export type TripTerms = SeatTerms & {
  coachType: CoachType;
  delayMinutes: number;
  cancelled: boolean;
};
export type PromisedTerms = Omit<TripTerms, 'cancelled'>;

/** The reason why everything comes back, the service charge too. */
export type FreeCancellation = 'cancelled' | 'moved' | 'downgraded' | 'split';

/**
 * Tells whether the operator has changed what was sold so much that all money comes back to a passenger who does not
 * want it any more: the trip as it was when the seats were taken beside the trip as it is, for the seats of one booking.
 * Null where the ordinary policy stands.
 */
export const freeCancellation = (
  promised: PromisedTerms,
  trip: TripTerms,
  seatNos: readonly SeatNo[],
): FreeCancellation | null => {
  if (trip.cancelled) return 'cancelled';
  if (Math.abs(trip.delayMinutes - promised.delayMinutes) > freeAfterMinutes) return 'moved';
  const losesAirConditioning = coachTypes.indexOf(trip.coachType) > coachTypes.indexOf(promised.coachType);
  if (losesAirConditioning || seatsDowngraded(promised, trip, seatNos).length > 0) return 'downgraded';
  return splitPairs(promised, trip, seatNos).length > 0 ? 'split' : null;
};
