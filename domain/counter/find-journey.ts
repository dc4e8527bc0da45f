import { formatTime, minuteOfDay } from '../dhaka.ts';
import type { Bilingual } from '../language.ts';
import { latinDigits } from '../language.ts';
import { bareName } from '../place/place-name.ts';

/** Journey from the counter's place to another, as an agent searches for it. */
export type Findable = {
  coachNumber: string;
  from: Bilingual;
  to: Bilingual;
  /** Old and alternative spellings of its destination. */
  toAliases: readonly string[];
  departsAt: Date;
};

const clock = (at: Date): string => {
  const minute = minuteOfDay(at);
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}`;
};

/** Rank of a journey for one typed word; smaller is better, undefined: it does not match. */
const rankOf = (journey: Findable, word: string): number | undefined => {
  const { coachNumber, from, to, toAliases, departsAt } = journey;
  const number = bareName(coachNumber);
  const places = [to.en, to.bn, ...toAliases].map(bareName);
  const hours = [clock(departsAt), bareName(formatTime(departsAt, 'en'))];
  if (number === word || number.endsWith(word)) return 0;
  if (places.some((name) => name.startsWith(word))) return 1;
  if (number.includes(word) || hours.some((hour) => hour.startsWith(word))) return 2;
  if ([from.en, from.bn].map(bareName).some((name) => name.startsWith(word))) return 3;
  return places.some((name) => name.includes(word)) ? 4 : undefined;
};

/**
 * Finds the journeys that match every typed word: a part of the coach's number, of its destination or of its departure
 * time (2230, 10:30 pm). Best match first, equally good ones in order of departure.
 */
export const findJourneys = <J extends Findable>(journeys: readonly J[], typed: string): J[] => {
  const words = latinDigits(typed).split(/\s+/).map(bareName).filter(Boolean);
  return journeys
    .map((journey) => ({ journey, ranks: words.map((word) => rankOf(journey, word)) }))
    .filter((found): found is { journey: J; ranks: number[] } =>
      found.ranks.every((rank) => rank !== undefined),
    )
    .map(({ journey, ranks }) => ({ journey, rank: ranks.reduce((total, rank) => total + rank, 0) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ journey }) => journey);
};
