/** Kinds of ratings that a desk can filter by. */
export const ratingFilters = ['words', 'hidden'] as const;
export type RatingFilter = (typeof ratingFilters)[number];
