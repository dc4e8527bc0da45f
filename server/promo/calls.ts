export * from './list-promos.ts';
export * from './save-promo.ts';
export * from './switch-promo.ts';
export * from './view-promo.ts';
