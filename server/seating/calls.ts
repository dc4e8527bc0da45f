export * from './list-seats.ts';
export * from './view-seat-map.ts';
export * from './watch-seats.ts';
