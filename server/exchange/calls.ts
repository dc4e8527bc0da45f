export * from './exchange-booking.ts';
export * from './keep-ticket.ts';
export * from './start-exchange.ts';
export * from './view-exchange.ts';
