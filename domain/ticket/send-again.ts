import type { TicketDocument } from './ticket.ts';
import { validityOfAll } from './ticket-fields.ts';

/**
 * Tells whether the owner may have the ticket sent again by SMS: a passenger can still board with it, and there is a
 * number.
 */
export const offersSendingAgain = (document: TicketDocument, now: Date): boolean =>
  document.state === 'confirmed' &&
  !document.news.cancelled &&
  document.contactPhone !== '' &&
  validityOfAll(document, now) === 'valid';
