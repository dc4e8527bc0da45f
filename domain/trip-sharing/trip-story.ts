import { dhakaDate } from '../dhaka.ts';
import type { SharedTrip } from './shared-trip.ts';

/** Where a shared trip is, as a person would tell it to the family. */
export type TripStory = {
  stage: 'cancelled' | 'days-before' | 'day-of' | 'at-counter' | 'on-the-way' | 'arrived';
  /** Marks of those who travel. Conductors do not always mark: unmarked says nothing about where somebody is. */
  aboard: 'all' | 'some' | 'unmarked';
  /** From the passenger's own stop, and at the one where they get off, as they are expected now. */
  departsAt: Date;
  arrivesAt: Date;
  /** When the coach was said to have left the passenger's stop; null where only the timetable tells. */
  leftAt: Date | null;
  /** Whether the conductor's marks tell the arrival, and not the timetable alone. */
  isArrivalMarked: boolean;
};

const latest = (...moments: Date[]): Date => new Date(Math.max(...moments.map(Number)));

/** Tells where a trip is now. Nothing is said that is not known, and no silence is made a cause for worry. */
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
