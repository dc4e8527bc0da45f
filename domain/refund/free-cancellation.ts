import { coachTypes, type CoachType } from '../fleet/coach.ts';
import type { SeatNo } from '../fleet/seat-layout.ts';
import { splitPairs, type SeatTerms, seatsDowngraded } from '../trip/seat-terms.ts';

/** Change of the departure beyond which a trip may be cancelled free of charge. */
export const freeAfterMinutes = 60;

/** The terms of a trip that its passengers bought. */
export type TripTerms = SeatTerms & {
  coachType: CoachType;
  delayMinutes: number;
  cancelled: boolean;
};
export type PromisedTerms = Omit<TripTerms, 'cancelled'>;

/** Reason for a full refund, service charge included. */
export type FreeCancellation = 'cancelled' | 'moved' | 'downgraded' | 'split';

/**
 * Tells whether the operator has changed what was sold so much that a passenger who cancels gets all money back. Compares
 * the trip as it was when the seats of one booking were taken with the trip as it is now. Null where the ordinary policy
 * applies.
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
