import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';

/** Lists the seats of a booking with valid tickets. */
export const liveSeatsOf = ({ tickets }: TicketDocument): string[] =>
  tickets.filter(({ state }) => state !== 'void').map(({ seatNo }) => seatNo);
