export * from './erase-account.ts';
export * from './erase-guest.ts';
export * from './prove-guest.ts';
export * from './send-guest-code.ts';
export * from './take-out-data.ts';
export * from './take-out-guest-data.ts';
export * from './view-guest-data.ts';
export * from './view-own-data.ts';
