import type { Journey } from '@poth/domain/trip/trip.ts';
import type { PaperWidth } from './paper.ts';

/** Parameters of the page of the counter. */
type CounterPlace = { date?: string; from?: string; q?: string; journey?: Journey };

/** The address of the counter with a day, a place to leave from, and the coach that is being sold. */
export const counterPath = (
  { date, from, q, journey }: CounterPlace,
  more: Record<string, string> = {},
): string => {
  const query = new URLSearchParams({
    ...(date && { date }),
    ...(from && { from }),
    ...(q && { q }),
    ...(journey && { trip: journey.tripId, leg: `${journey.fromStopNo}-${journey.toStopNo}` }),
    ...more,
  });
  return `/counter${query.size > 0 ? `?${query}` : ''}`;
};

/** The address of a ticket on paper of a width. */
export const printPath = (pnr: string, width: PaperWidth): string =>
  `/counter/tickets/${pnr}/print?width=${width}`;
