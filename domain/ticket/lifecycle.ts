import type { Machine } from '../machine.ts';

export const ticketStates = ['issued', 'boarded', 'no-show', 'void'] as const;
export type TicketState = (typeof ticketStates)[number];
export type TicketEvent = 'board' | 'miss' | 'void';

/**
 * One seat's right to travel. A reissue is a new ticket with the next issue number. Who has boarded, or was
 * waited for, loses it only where the coach does not run after all.
 */
export const ticketLife: Machine<TicketState, TicketEvent> = {
  issued: { board: 'boarded', miss: 'no-show', void: 'void' },
  boarded: { void: 'void' },
  'no-show': { void: 'void' },
  void: {},
};
