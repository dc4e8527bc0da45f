import type { Machine } from '../machine.ts';

export const ticketStates = ['issued', 'boarded', 'no-show', 'void'] as const;
export type TicketState = (typeof ticketStates)[number];
export type TicketEvent = 'board' | 'unboard' | 'miss' | 'void';

/**
 * One seat's right to travel. A reissue is a new ticket with the next issue number. Who has boarded, or was
 * waited for, loses it only where the coach does not run after all. Who came late may still have boarded: at a later
 * stop, or before the phone of the door had told.
 */
export const ticketLife: Machine<TicketState, TicketEvent> = {
  issued: { board: 'boarded', miss: 'no-show', void: 'void' },
  boarded: { unboard: 'issued', void: 'void' },
  'no-show': { board: 'boarded', void: 'void' },
  void: {},
};
