import type { Ticket, TicketDocument } from '../ticket/ticket.ts';
import { later } from '../trip/delay.ts';

/** Days after the arrival within which a trip may be rated. */
export const ratingDays = 14;

/** counter: the company sold it itself. unboarded: no ticket of the booking was marked as aboard, or the coach did not run. */
export type RatingWindow = 'open' | 'early' | 'over' | 'unboarded' | 'counter';

type Told = Pick<TicketDocument, 'arrivesAt' | 'channel'> & {
  tickets: readonly Pick<Ticket, 'state'>[];
  news: Pick<TicketDocument['news'], 'cancelled'>;
};

/**
 * Whether a booking may rate its trip: from its arrival on, the delay counted in, for fourteen days, by who was let in
 * at the door with at least one of its tickets. Only what was paid for on the web counts: a company that sells to
 * itself at its counter and marks itself as aboard would write its own ratings. server/rating/store.ts asks the same in
 * the statement that writes.
 */
export const ratingWindow = ({ arrivesAt, channel, tickets, news }: Told, now: Date): RatingWindow => {
  if (channel !== 'web') return 'counter';
  if (news.cancelled || tickets.every(({ state }) => state === 'void')) return 'unboarded';
  if (now < arrivesAt) return 'early';
  if (!tickets.some(({ state }) => state === 'boarded')) return 'unboarded';
  return now > later(arrivesAt, ratingDays * 1_440) ? 'over' : 'open';
};
