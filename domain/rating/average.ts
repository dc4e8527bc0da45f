import type { Bilingual, Language } from '../language.ts';
import { digits } from '../language.ts';
import { ratedThings, type Stars } from './rating.ts';

/** Least number of ratings for showing a mean: fewer say more about one day than about a company. */
export const leastRatings = 5;

/** Ratings of a company: their number, and the sum of stars for each thing rated. */
export type RatingSums = { ratings: number } & Stars;
export const noRatings: RatingSums = { ratings: 0, punctuality: 0, coach: 0, staff: 0 };

/** Means of a company's ratings, to a tenth of a star; overall: of all three things. */
export type RatingMeans = { ratings: number; overall: number } & Stars;

const toTenth = (stars: number): number => Math.round(stars * 10) / 10;

/** Computes the means; undefined where there are too few ratings to show one. */
export const meansOf = ({ ratings, ...sums }: RatingSums): RatingMeans | undefined => {
  if (ratings < leastRatings) return undefined;
  const mean = (sum: number) => toTenth(sum / ratings);
  const all = ratedThings.reduce((sum, thing) => sum + sums[thing], 0);
  return {
    ratings,
    overall: mean(all / ratedThings.length),
    punctuality: mean(sums.punctuality),
    coach: mean(sums.coach),
    staff: mean(sums.staff),
  };
};

/** Formats a mean with one decimal: 4.3 or ৪.৩. */
export const meanText = (mean: number, language: Language): string => digits(mean.toFixed(1), language);

export const notYetRated: Bilingual = { en: 'Not yet rated', bn: 'এখনও রেটিং নেই' };
