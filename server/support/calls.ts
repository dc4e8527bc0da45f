export * from './decide-case.ts';
export * from './find-bookings.ts';
export * from './list-cases.ts';
export * from './list-own-cases.ts';
export * from './open-case.ts';
export * from './resend-ticket.ts';
export * from './view-booking.ts';
