import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { LiveSettings } from '../settings/live-settings.ts';
import { openTouches } from '../touches.ts';
import { createSeatWatch } from './seat-watch.ts';
import { openTripSeats } from './trip-seats.ts';

/** Opens what a portal hears of changed trips, the seats that it keeps in memory, and its open maps. */
export const watchTrips = (
  db: Database,
  settings: Pick<LiveSettings, 'refresh'>,
  log: (line: string) => void,
): Pick<Deps, 'touches' | 'tripSeats' | 'seatWatch'> => {
  const touches = openTouches(db, settings.refresh);
  const tripSeats = openTripSeats(db, touches);
  return { touches, tripSeats, seatWatch: createSeatWatch(touches, tripSeats, log) };
};
