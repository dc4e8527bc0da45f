import type { Bilingual, Language } from '../language.ts';
import { digits } from '../language.ts';
import { ratedThings, type Stars } from './rating.ts';

/** Ratings from which on a mean is shown: fewer say more about a day than about a company. */
export const leastRatings = 5;

/** Ratings of a company: how many there are, and the stars that each thing was given in all. */
export type RatingSums = { ratings: number } & Stars;
export const noRatings: RatingSums = { ratings: 0, punctuality: 0, coach: 0, staff: 0 };

/** Means of a company's ratings, to a tenth of a star; overall: of all three things. */
export type RatingMeans = { ratings: number; overall: number } & Stars;

const toTenth = (stars: number): number => Math.round(stars * 10) / 10;

/** Takes the means; undefined where there are too few ratings to show one. */
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

/** Mean as it is read, with one digit after the point: 4.3 or ৪.৩. */
export const meanText = (mean: number, language: Language): string => digits(mean.toFixed(1), language);

export const notYetRated: Bilingual = { en: 'Not yet rated', bn: 'এখনও রেটিং নেই' };
