import type { TicketDocument } from '../ticket/ticket.ts';
import type { Rating } from './rating.ts';
import type { RatingWindow } from './window.ts';

/** Rating of a ticket, or whether one may be given. */
export type RatingOfTicket = {
  document: TicketDocument;
  /** withdrawn: there was one, and its writer has taken it back. */
  may: RatingWindow | 'rated' | 'withdrawn';
  rating: Rating | null;
};
