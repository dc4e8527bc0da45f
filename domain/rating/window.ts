import type { Ticket, TicketDocument } from '../ticket/ticket.ts';
import { addMinutes } from '../add-minutes.ts';

/** Days after the arrival within which a trip may be rated. */
export const ratingDays = 14;

/**
 * State of the right to rate. counter: not bought on the web. unboarded: no ticket was marked as aboard, or the coach
 * did not run.
 */
export type RatingWindow = 'open' | 'early' | 'over' | 'unboarded' | 'counter';

type Told = Pick<TicketDocument, 'arrivesAt' | 'channel'> & {
  tickets: readonly Pick<Ticket, 'state'>[];
  news: Pick<TicketDocument['news'], 'cancelled'>;
};

/**
 * Tells whether a booking may rate its trip: for fourteen days from its arrival, the delay included, if at least one of
 * its tickets was let in at the door. Only web sales count: a company could sell itself tickets at its counter, mark
 * them as aboard and write its own ratings. server/rating/store.ts checks the same in the statement that writes.
 */
export const ratingWindow = ({ arrivesAt, channel, tickets, news }: Told, now: Date): RatingWindow => {
  if (channel !== 'web') return 'counter';
  if (news.cancelled || tickets.every(({ state }) => state === 'void')) return 'unboarded';
  if (now < arrivesAt) return 'early';
  if (!tickets.some(({ state }) => state === 'boarded')) return 'unboarded';
  return now > addMinutes(arrivesAt, ratingDays * 1_440) ? 'over' : 'open';
};
