export * from './list-network.ts';
export * from './retire-counter.ts';
export * from './retire-route.ts';
export * from './save-counter.ts';
export * from './save-route.ts';
export * from './view-counter.ts';
export * from './view-own-route.ts';
