export * from './check-chain.ts';
export * from './export-acts.ts';
export * from './list-acts.ts';
