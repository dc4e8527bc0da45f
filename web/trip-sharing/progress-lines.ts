import { digits, type Language } from '@poth/domain/language.ts';
import { mapLink } from '@poth/domain/ticket/map-link.ts';
import type { Sighting } from '@poth/domain/trip/position.ts';
import type { LastSeen, TripProgress } from '@poth/domain/trip/progress.ts';
import { textIn } from '../text/texts.ts';
import { formatNearMoment } from './format-near-moment.ts';
import { sharedTripText } from './share-text.ts';

/** Writes where a coach was last by the conductor's marks. */
export const lastSeenText = ({ place, at, how }: LastSeen, language: Language, now: Date): string => {
  const t = textIn(language, sharedTripText);
  const shown = formatNearMoment(at, language, now);
  return how === 'left' ? t.lastLeft(place[language], shown) : t.lastBoarding(place[language], shown);
};

/** Writes where a coach was by its position, how long ago, and a link to the map. */
export const sightView = ({ how, km, place, minutesAgo, point }: Sighting, language: Language) => {
  const t = textIn(language, sharedTripText).sight;
  const ago = minutesAgo === 0 ? t.now : t.ago(digits(minutesAgo, language));
  return {
    says: how === 'at' ? t.at(place[language], ago) : t.before(digits(km, language), place[language], ago),
    map: { href: mapLink(`${point.latitude},${point.longitude}`), label: t.map },
  };
};
export type SightView = ReturnType<typeof sightView>;

/**
 * Writes for a passenger how far the coach has come, and when it is expected at both ends of the journey; empty until
 * anything is known.
 */
export const progressLines = (
  { last, sight, stops }: TripProgress,
  language: Language,
  now: Date,
): string[] => {
  const t = textIn(language, sharedTripText);
  if (!last && !sight) return [];
  const about = stops.flatMap(({ place, isEstimate, departsAt, arrivesAt }, no) => {
    const isLast = no === stops.length - 1;
    if (!isEstimate || (no > 0 && !isLast)) return [];
    const shown = formatNearMoment(isLast ? arrivesAt : departsAt, language, now);
    return `${place[language]}: ${isLast ? t.arrivesAbout(shown) : t.leavesAbout(shown)}`;
  });
  const why = sight ? t.sight.estimate : t.estimate;
  return [
    ...(sight ? [sightView(sight, language).says] : []),
    ...(last ? [lastSeenText(last, language, now)] : []),
    ...about,
    ...(about.length > 0 ? [why] : []),
  ];
};
