import type { Journey } from '@poth/domain/trip/trip.ts';
import type { PaperWidth } from './paper.ts';

/** Parameters of the page of the counter. */
type CounterPlace = { date?: string; from?: string; q?: string; journey?: Journey };

/** Address of the counter with a day, a place of departure, and the coach that is being sold. */
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

/** Address of a ticket printed on paper of a width. */
export const printPath = (pnr: string, width: PaperWidth): string =>
  `/counter/tickets/${pnr}/print?width=${width}`;
