import { dhakaDate } from '../dhaka.ts';
import type { SharedTrip } from './shared-trip.ts';

/** Progress of a shared trip, as one would tell it to the family. */
export type TripStory = {
  stage: 'cancelled' | 'days-before' | 'day-of' | 'at-counter' | 'on-the-way' | 'arrived';
  /**
   * Boarding marks of the travellers. Conductors do not always mark: unmarked says nothing about where a passenger is.
   */
  aboard: 'all' | 'some' | 'unmarked';
  /** Expected departure from the passenger's boarding stop and arrival at their dropping stop. */
  departsAt: Date;
  arrivesAt: Date;
  /** Marked departure from the passenger's stop; null where only the timetable is known. */
  leftAt: Date | null;
  /** True if the arrival is known from the conductor's marks and not only from the timetable. */
  isArrivalMarked: boolean;
};

const latest = (...moments: Date[]): Date => new Date(Math.max(...moments.map(Number)));

/** Derives the current stage of a trip. It claims nothing unknown, and treats missing marks as no cause for worry. */
export const tripStory = (
  {
    cancelled,
    stops,
    boarding,
    dropping,
    travellers,
    aboard,
  }: Pick<SharedTrip, 'cancelled' | 'stops' | 'boarding' | 'dropping' | 'travellers' | 'aboard'>,
  now: Date,
): TripStory => {
  const [first, last] = [stops[0], stops.at(-1)];
  const departsAt = latest(boarding.at, first?.departsAt ?? boarding.at);
  const arrivesAt = latest(dropping.at, last?.arrivesAt ?? dropping.at);
  const isArrivalMarked = last?.isPassed ?? false;
  const stage = cancelled
    ? 'cancelled'
    : isArrivalMarked || now >= arrivesAt
      ? 'arrived'
      : first?.isPassed || now >= departsAt
        ? 'on-the-way'
        : now >= boarding.reportingAt
          ? 'at-counter'
          : dhakaDate(now) === dhakaDate(departsAt)
            ? 'day-of'
            : 'days-before';
  return {
    stage,
    aboard: aboard === 0 ? 'unmarked' : aboard < travellers ? 'some' : 'all',
    departsAt,
    arrivesAt,
    leftAt: first?.leftAt ?? null,
    isArrivalMarked,
  };
};
