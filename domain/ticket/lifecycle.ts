import type { Machine } from '../machine.ts';

export const ticketStates = ['issued', 'boarded', 'no-show', 'void'] as const;
export type TicketState = (typeof ticketStates)[number];
export type TicketEvent = 'board' | 'unboard' | 'miss' | 'void';

/**
 * Lifecycle of a ticket, one seat's right to travel. A reissue is a new ticket with the next issue number. A boarded or
 * no-show ticket becomes void only where the coach does not run after all. A no-show may still board: at a later stop,
 * or by a scan that the phone at the door had not sent yet.
 */
export const ticketLife: Machine<TicketState, TicketEvent> = {
  issued: { board: 'boarded', miss: 'no-show', void: 'void' },
  boarded: { unboard: 'issued', void: 'void' },
  'no-show': { board: 'boarded', void: 'void' },
  void: {},
};
