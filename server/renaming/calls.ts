export * from './rename-passenger.ts';
export * from './view-renaming.ts';
