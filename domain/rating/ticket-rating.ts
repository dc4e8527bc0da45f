import type { TicketDocument } from '../ticket/ticket.ts';
import type { Rating } from './rating.ts';
import type { RatingWindow } from './window.ts';

/** Rating of a ticket, or whether one may be given. */
export type RatingOfTicket = {
  document: TicketDocument;
  /** State of the right to rate. withdrawn: the writer has withdrawn the rating. */
  may: RatingWindow | 'rated' | 'withdrawn';
  rating: Rating | null;
};
