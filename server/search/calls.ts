export * from './compare-days.ts';
export * from './count-seats-left.ts';
export * from './list-routes.ts';
export * from './search-trips.ts';
export * from './suggest-alternatives.ts';
export * from './view-offer.ts';
export * from './view-route.ts';
