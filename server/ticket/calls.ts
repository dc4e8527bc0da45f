export * from './download-ticket.ts';
export * from './enter-code.ts';
export * from './join-guest-bookings.ts';
export * from './list-my-tickets.ts';
export * from './look-up-ticket.ts';
export * from './open-link.ts';
export * from './send-code.ts';
export * from './view-ticket.ts';
