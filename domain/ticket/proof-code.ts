import type { TicketDocument } from './ticket.ts';

/**
 * Tells whether a code can be sent to the number and address of a booking, to prove that it is the reader's. Not before a
 * booking of the web is paid for: who holds a seat types any number and address, whose codes and messages would be used up.
 */
export const sendsProofCode = ({ channel, state }: Pick<TicketDocument, 'channel' | 'state'>): boolean =>
  channel !== 'web' || (state !== 'held' && state !== 'expired');
