import type { TicketState } from '@poth/domain/ticket/lifecycle.ts';
import { recordMove } from '../audit-log/record-move.ts';
import type { Tx } from '../db/database.ts';
import { lockTicketsOf, voidTicket } from './life-store.ts';

type Voided = {
  tripId: string;
  bookingId: string;
  seatNos: readonly string[];
  by: string;
  /** States in which tickets may be voided. */
  states?: readonly TicketState[];
};

/** Voids tickets of some seats, which may then be sold again. Returns the seats that it voided, in order. */
export const voidTickets = async (
  tx: Tx,
  { tripId, bookingId, seatNos, by, states = ['issued'] }: Voided,
): Promise<string[]> => {
  const tickets = await lockTicketsOf(tx, { tripId, bookingId }, { seatNos, states });
  for (const { ticketId, state: from } of tickets) {
    await voidTicket(tx, { tripId, ticketId });
    await recordMove(tx, {
      tripId,
      subject: 'ticket',
      subjectId: ticketId,
      event: 'void',
      from,
      to: 'void',
      by,
    });
  }
  return tickets.map((ticket) => ticket.seatNo).toSorted();
};
