import { meansOf, noRatings, type RatingSums } from './average.ts';
import { type Measures, measuresOf, type TripCounts } from './measures.ts';

/**
 * Standing of a company where its coaches are compared: the mean of its ratings, null where too few rated, and what is
 * measured of its trips, undefined where none was to run.
 */
export type Standing = {
  rating: { overall: number; ratings: number } | null;
  measures: Measures | undefined;
};

/** Takes the standing of a company from its ratings and the counts of its trips. */
export const standingOf = (sums: RatingSums = noRatings, counts?: TripCounts): Standing => {
  const means = meansOf(sums);
  return {
    rating: means ? { overall: means.overall, ratings: means.ratings } : null,
    measures: counts && measuresOf(counts),
  };
};

/** Part of the trips of a company that it cancelled, in percent to a tenth: of a thousand, one is worth saying. */
export const cancelledPercent = ({ trips, cancelled }: Pick<Measures, 'trips' | 'cancelled'>): number =>
  Math.round((1_000 * cancelled) / trips) / 10;
