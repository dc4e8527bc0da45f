export * from './make-wish.ts';
export * from './view-road.ts';
export * from './view-wish.ts';
export * from './withdraw-wish.ts';
