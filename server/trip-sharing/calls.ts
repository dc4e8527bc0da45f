export * from './share-trip.ts';
export * from './view-shared-trip.ts';
