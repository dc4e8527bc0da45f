import { dhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';
import type { SharedTrip } from '@poth/domain/trip-sharing/shared-trip.ts';
import type { TripStory } from '@poth/domain/trip-sharing/trip-story.ts';
import { weekdayMomentText } from '../text/moment.ts';
import { textIn } from '../text/texts.ts';
import { formatNearMoment } from './format-near-moment.ts';
import { sharedTripText } from './share-text.ts';

export type Told = { trip: SharedTrip; story: TripStory; language: Language; now: Date };

const headingOf = ({ trip, story, language }: Told): string => {
  const t = textIn(language, sharedTripText).headings;
  const { firstName } = trip;
  switch (story.stage) {
    case 'cancelled':
      return t.cancelled(firstName);
    case 'days-before':
      return t.daysBefore(firstName, formatDate(dhakaDate(story.departsAt), language));
    case 'day-of':
      return t.dayOf(firstName);
    case 'at-counter':
      return t.atCounter(firstName);
    case 'on-the-way':
      return story.aboard === 'all' ? t.onTheWay(firstName) : t.coachOnTheWay(firstName);
    case 'arrived':
      return story.isArrivalMarked ? t.arrived(firstName) : t.arrivedByPlan(firstName);
  }
};

/**
 * Writes the sentences about a trip under way: its departure, its expected arrival, and that missing marks mean
 * nothing.
 */
const wayOf = (told: Told, from: string, to: string): string[] => {
  const t = textIn(told.language, sharedTripText).says;
  const { departsAt, arrivesAt, leftAt, aboard } = told.story;
  const say = (at: Date): string => formatNearMoment(at, told.language, told.now);
  const arrives = say(arrivesAt);
  return [
    leftAt ? t.left(from, say(leftAt)) : t.leftByPlan(from, say(departsAt)),
    told.trip.stops.at(-1)?.isEstimate
      ? told.trip.sight
        ? t.estimatedBySight(to, arrives)
        : t.estimated(to, arrives)
      : t.expected(to, arrives),
    ...(aboard === 'unmarked' ? [t.unmarked] : []),
  ];
};

const saysOf = (told: Told): string[] => {
  const { trip, story, language } = told;
  const t = textIn(language, sharedTripText).says;
  const placeAt = (no: number): string => trip.stops.at(no)?.place[language] ?? '';
  const [from, to] = [placeAt(0), placeAt(-1)];
  const { departsAt, arrivesAt } = story;
  const say = (at: Date): string => formatNearMoment(at, language, told.now);
  switch (story.stage) {
    case 'cancelled':
      return [t.cancelled(trip.firstName)];
    case 'days-before':
      return [t.daysBefore(from, weekdayMomentText(departsAt, language))];
    case 'day-of':
      return [t.dayOf(from, say(departsAt), say(trip.boarding.reportingAt))];
    case 'at-counter':
      return [t.atCounter(from, say(departsAt))];
    case 'on-the-way':
      return wayOf(told, from, to);
    case 'arrived':
      return [story.isArrivalMarked ? t.arrived(to) : t.arrivedByPlan(to, say(arrivesAt))];
  }
};

/** Tells a shared trip in a heading and a few sentences, as a person would tell it to the family. */
export const tellStory = (told: Told): { title: string; says: string } => ({
  title: headingOf(told),
  says: saysOf(told).join(' '),
});
