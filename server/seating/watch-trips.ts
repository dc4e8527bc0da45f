import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { LiveSettings } from '../settings/live-settings.ts';
import { openTouches } from '../touches.ts';
import { createSeatWatch } from './seat-watch.ts';
import { noTripNews, type TripNews } from './trip-news.ts';
import { openTripSeats } from './trip-seats.ts';

/**
 * Opens what a portal hears of changed trips, the seats that it keeps in memory, and its open maps. news: channel by
 * which processes tell each other of changes, besides the poll of each.
 */
export const watchTrips = (
  db: Database,
  settings: Pick<LiveSettings, 'refresh'>,
  log: (line: string) => void,
  news: TripNews = noTripNews,
): Pick<Deps, 'touches' | 'tripSeats' | 'seatWatch'> => {
  const touches = openTouches(db, settings.refresh);
  const tripSeats = openTripSeats(db, touches);
  const watch = createSeatWatch(touches, tripSeats, log);
  news.hear(watch.changed);
  return {
    touches,
    tripSeats,
    seatWatch: {
      ...watch,
      changed: (tripId) => {
        watch.changed(tripId);
        news.tell(tripId);
      },
      stop: () => {
        news.stop();
        watch.stop();
      },
    },
  };
};
