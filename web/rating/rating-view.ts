import { dhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { ratedThingNames, ratedThings, type ShownRating } from '@poth/domain/rating/rating.ts';
import { monthText } from '../text/month-text.ts';
import { textIn } from '../text/texts.ts';
import { shownRatingText } from './shown-text.ts';

/** A rating ready to read, in one language: T., November 2026. */
export const ratingView = ({ stars, words, initial, ratedAt, answer }: ShownRating, language: Language) => {
  const t = textIn(language, shownRatingText);
  return {
    head: `${initial || t.passenger}, ${monthText(dhakaDate(ratedAt).slice(0, 7), language)}`,
    stars: ratedThings.map((thing) => ({
      name: ratedThingNames[thing][language],
      says: t.stars(digits(stars[thing], language)),
    })),
    words,
    answer: answer?.said
      ? { said: answer.said, at: formatDate(dhakaDate(answer.at), language, 'year') }
      : null,
  };
};
export type RatingView = ReturnType<typeof ratingView>;
