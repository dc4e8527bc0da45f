import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';

/** Lists the seats of a booking whose tickets are not void. */
export const liveSeatsOf = ({ tickets }: TicketDocument): string[] =>
  tickets.filter(({ state }) => state !== 'void').map(({ seatNo }) => seatNo);
