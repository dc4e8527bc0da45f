import { recordMove } from '../audit/record-move.ts';
import type { Tx } from '../db/database.ts';

type Voided = { tripId: string; bookingId: string; seatNos: readonly string[]; by: string };

/** Takes issued tickets of some seats back; their seats may then be sold again. Answers the seats it voided. */
export const voidTickets = async (tx: Tx, { tripId, bookingId, seatNos, by }: Voided): Promise<string[]> => {
  const tickets = await tx
    .updateTable('ticket')
    .set({ state: 'void' })
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .where('seatNo', 'in', [...seatNos])
    .where('state', '=', 'issued')
    .returning(['ticketId', 'seatNo'])
    .execute();
  for (const { ticketId } of tickets) {
    await tx.deleteFrom('ticketLeg').where('tripId', '=', tripId).where('ticketId', '=', ticketId).execute();
    await recordMove(tx, {
      tripId,
      subject: 'ticket',
      subjectId: ticketId,
      event: 'void',
      from: 'issued',
      to: 'void',
      by,
    });
  }
  return tickets.map((ticket) => ticket.seatNo);
};
