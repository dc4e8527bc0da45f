import type { Language } from '@poth/domain/language.ts';
import type { LastSeen, TripProgress } from '@poth/domain/trip/progress.ts';
import { textIn } from '../text/texts.ts';
import { sayMoment } from './say-moment.ts';
import { sharedTripText } from './share-text.ts';

/** Says where a coach was seen last. */
export const lastSeenText = ({ place, at, how }: LastSeen, language: Language, now: Date): string => {
  const t = textIn(language, sharedTripText);
  const shown = sayMoment(at, language, now);
  return how === 'left' ? t.lastLeft(place[language], shown) : t.lastBoarding(place[language], shown);
};

/** Says to a passenger how far the coach has come, and when it may be at the stops of the journey; nothing before it is known. */
export const progressLines = ({ last, stops }: TripProgress, language: Language, now: Date): string[] => {
  const t = textIn(language, sharedTripText);
  if (!last) return [];
  const about = stops.flatMap(({ place, isEstimate, departsAt, arrivesAt }, no) => {
    const isLast = no === stops.length - 1;
    if (!isEstimate || (no > 0 && !isLast)) return [];
    const shown = sayMoment(isLast ? arrivesAt : departsAt, language, now);
    return `${place[language]}: ${isLast ? t.arrivesAbout(shown) : t.leavesAbout(shown)}`;
  });
  return [lastSeenText(last, language, now), ...about, ...(about.length > 0 ? [t.estimate] : [])];
};
