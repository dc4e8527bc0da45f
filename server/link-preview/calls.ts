export * from './draw-card.ts';
