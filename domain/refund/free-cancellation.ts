import type { RunningCoach } from '../trip/change.ts';
import { isDowngrade } from '../trip/change.ts';

/** A trip that moves by more than this may be cancelled free of charge. */
export const freeAfterMinutes = 60;

/** What of a trip matters to who has bought it. */
export type TripTerms = Pick<RunningCoach, 'coachType' | 'coachClass'> & {
  delayMinutes: number;
  cancelled: boolean;
};

/** Why everything comes back, the service charge too. */
export type FreeCancellation = 'cancelled' | 'moved' | 'downgraded';

/**
 * Whether the operator has changed what was sold so much that all money comes back to who does not want it any more:
 * the trip as it was when the seats were taken beside the trip as it is. Null where the ordinary policy stands.
 */
export const freeCancellation = (
  promised: Omit<TripTerms, 'cancelled'>,
  trip: TripTerms,
): FreeCancellation | null => {
  if (trip.cancelled) return 'cancelled';
  if (Math.abs(trip.delayMinutes - promised.delayMinutes) > freeAfterMinutes) return 'moved';
  return isDowngrade(promised, trip) ? 'downgraded' : null;
};
