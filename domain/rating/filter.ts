/** Kinds of ratings that a desk can look at by themselves. */
export const ratingFilters = ['words', 'hidden'] as const;
export type RatingFilter = (typeof ratingFilters)[number];
