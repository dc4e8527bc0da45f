import { dhakaDate, formatDuration, formatTime } from '@poth/domain/dhaka.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { SharedTrip } from '@poth/domain/trip-sharing/shared-trip.ts';
import { type TripStory, tripStory } from '@poth/domain/trip-sharing/trip-story.ts';
import { telLink } from '../shell/tel-link.ts';
import { momentText } from '../text/moment.ts';
import { textIn } from '../text/texts.ts';
import { lastSeenText, sightView } from './progress-lines.ts';
import { formatNearMoment } from './format-near-moment.ts';
import { sharedTripText } from './share-text.ts';
import { tellStory, type Told } from './tell-story.ts';

const phoneOf = (phone: string, language: Language) => ({
  shown: formatPhone(phone, language),
  tel: telLink(phone),
});

const counterOf = (point: SharedTrip['dropping'], language: Language) => ({
  name: point.name[language],
  address: point.address[language],
  at: momentText(point.at, language),
  phone: phoneOf(point.phone, language),
});

/** Writes that the travellers were marked as aboard; null where none was, since a missing mark is no news. */
const aboardText = ({ trip, story: { stage }, language, now }: Told): string | null => {
  const t = textIn(language, sharedTripText);
  const { aboard, travellers, firstName, boardedAt } = trip;
  if (stage === 'cancelled' || aboard === 0 || boardedAt === null) return null;
  const at = formatNearMoment(boardedAt, language, now);
  if (aboard < travellers) return t.someAboard(digits(aboard, language), digits(travellers, language), at);
  return stage === 'arrived' ? t.wasAboard(firstName, at) : t.aboard(firstName, at);
};

const isFollowed = ({ stage }: TripStory): boolean => stage !== 'cancelled' && stage !== 'arrived';

/** Writes the delay that the company announced; null if there is none, the trip is over, or marks tell more. */
const lateText = (
  { delayMinutes, last }: SharedTrip,
  story: TripStory,
  language: Language,
): string | null => {
  const t = textIn(language, sharedTripText);
  if (delayMinutes === 0 || !isFollowed(story) || last?.how === 'left') return null;
  const by = formatDuration(delayMinutes, language);
  return story.stage === 'on-the-way' ? t.late(by) : t.later(by);
};

/** Prepares a stop; the day is shown at the first stop and where it changes. */
const stopOf = (stops: SharedTrip['stops'], no: number, { language, now, story }: Told) => {
  const t = textIn(language, sharedTripText);
  const [stop, before] = [stops[no], stops[no - 1]];
  if (!stop) throw new RangeError(`no stop ${no}`);
  const isLast = no === stops.length - 1;
  const at = stop.leftAt ?? (isLast ? stop.arrivesAt : stop.departsAt);
  const sameDay = before && dhakaDate(before.leftAt ?? before.departsAt) === dhakaDate(at);
  const shown = sameDay ? formatTime(at, language) : momentText(at, language);
  const ahead = stop.isEstimate ? (isLast ? 'arrivesAbout' : 'leavesAbout') : isLast ? 'arrives' : 'leaves';
  const isBehind = stop.isPassed || (now >= at && story.stage !== 'cancelled');
  return {
    stopNo: stop.stopNo,
    place: stop.place[language],
    left: stop.isPassed,
    says: stop.leftAt
      ? t.left(shown)
      : stop.isPassed
        ? t.passed
        : isBehind || story.stage === 'cancelled'
          ? t.byPlan(shown)
          : t[ahead](shown),
  };
};

/** Writes where the coach was last seen, until it has arrived and unless the story says the same. */
const lastText = ({ trip: { last }, story, language, now }: Told): string | null =>
  last && isFollowed(story) && last.at.getTime() !== story.leftAt?.getTime()
    ? lastSeenText(last, language, now)
    : null;

/** A shared trip as its page shows it, in one language. */
export const sharedTripView = (trip: SharedTrip, language: Language, now: Date) => {
  const t = textIn(language, sharedTripText);
  const story = tripStory(trip, now);
  const told = { trip, story, language, now };
  return {
    ...tellStory(told),
    coach: `${trip.operatorName[language]} ${trip.coachNumber}`,
    route: trip.routeName[language],
    cancelled: trip.cancelled,
    late: lateText(trip, story, language),
    aboard: aboardText(told),
    sight: trip.sight && isFollowed(story) ? sightView(trip.sight, language) : null,
    last: lastText(told),
    stops: trip.stops.map((_, no) => stopOf(trip.stops, no, told)),
    boarding: counterOf(trip.boarding, language),
    dropping: counterOf(trip.dropping, language),
    supervisor: trip.supervisorPhone && phoneOf(trip.supervisorPhone, language),
    asOf: t.asOf(momentText(now, language)),
    until: t.until(momentText(trip.endsAt, language)),
  };
};
export type SharedTripView = ReturnType<typeof sharedTripView>;
