import { nextState } from '@poth/domain/machine.ts';
import { type TicketEvent, type TicketState, ticketLife } from '@poth/domain/ticket/lifecycle.ts';
import { recordMove } from '../audit-log/record-move.ts';
import type { Tx } from '../db/database.ts';
import { TryAgain } from '../db/transaction.ts';
import { setTicketState } from '../ticket/life-store.ts';

type Moving = { tripId: string; ticketId: string; state: TicketState };

/** Moves a locked ticket to its next state by one conditional update; returns the new state. */
export const moveTicket = async (
  tx: Tx,
  { tripId, ticketId, state: from }: Moving,
  event: TicketEvent,
  by: string,
): Promise<TicketState> => {
  const to = nextState(ticketLife, from, event);
  if (!to) throw new Error(`ticket ${ticketId}: no ${event} of one that is ${from}`);
  if (!(await setTicketState(tx, { tripId, ticketId }, { from, to })))
    throw new TryAgain(`ticket ${ticketId} is ${from} no more`);
  await recordMove(tx, { tripId, subject: 'ticket', subjectId: ticketId, event, from, to, by });
  return to;
};
