export * from './browse-places.ts';
export * from './find-place.ts';
export * from './list-counter-names.ts';
export * from './list-places.ts';
export * from './retire-place.ts';
export * from './save-place.ts';
export * from './view-place.ts';
