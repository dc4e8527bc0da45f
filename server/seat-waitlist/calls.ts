export * from './join-waitlist.ts';
export * from './leave-waitlist.ts';
export * from './pass-offer.ts';
export * from './send-waitlist-code.ts';
export * from './take-offer.ts';
export * from './view-place.ts';
export * from './view-waitlist.ts';
