export * from './answer-rating.ts';
export * from './list-ratings.ts';
export * from './moderate-rating.ts';
export * from './oversee-ratings.ts';
export * from './rate-trip.ts';
export * from './view-company.ts';
export * from './view-rating.ts';
export * from './withdraw-rating.ts';
