import { meansOf, noRatings, type RatingSums } from './average.ts';
import { type Measures, measuresOf, type TripCounts } from './measures.ts';

/**
 * Standing of a company where coaches are compared: the mean of its ratings, null where there are too few, and the
 * measures of its trips, undefined where none was published.
 */
export type Standing = {
  rating: { overall: number; ratings: number } | null;
  measures: Measures | undefined;
};

/** Computes the standing of a company from its ratings and the counts of its trips. */
export const standingOf = (sums: RatingSums = noRatings, counts?: TripCounts): Standing => {
  const means = meansOf(sums);
  return {
    rating: means ? { overall: means.overall, ratings: means.ratings } : null,
    measures: counts && measuresOf(counts),
  };
};

/** Share of a company's trips that it cancelled, in percent to a tenth: even one in a thousand is worth showing. */
export const cancelledPercent = ({ trips, cancelled }: Pick<Measures, 'trips' | 'cancelled'>): number =>
  Math.round((1_000 * cancelled) / trips) / 10;
