import { sightOf } from '@poth/domain/trip/position.ts';
import { tripProgress, type TripProgress } from '@poth/domain/trip/progress.ts';
import type { Database } from '../db/database.ts';
import { readFollowedTrip } from './share-store.ts';

/** Reads the progress of a trip's coach, by marks and position. One statement. */
export const followTrip = async (
  db: Database,
  tripId: string,
  delayMinutes: number,
): Promise<TripProgress> => {
  const { stops, position, now } = await readFollowedTrip(db, tripId);
  return tripProgress(stops, delayMinutes, sightOf(position, stops, { delayMinutes, now }));
};
