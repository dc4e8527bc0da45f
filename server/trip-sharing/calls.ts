export * from './share-trip.ts';
export * from './view-progress.ts';
export * from './view-shared-trip.ts';
