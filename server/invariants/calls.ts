export * from './check-invariants.ts';
