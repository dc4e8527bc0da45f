import { type CoachSold, fareOnCoach } from '@poth/domain/schedule/fares.ts';
import type { Tx } from '../db/database.ts';
import { readClassFares, setFare } from './coach-store.ts';

/**
 * Sets the lowest fare of every journey of a trip to that of the classes that its coach has. The published fares of all
 * classes stay: the next coach may have those classes again.
 */
export const setFaresOfCoach = async (tx: Tx, tripId: string, coach: CoachSold): Promise<void> => {
  for (const { fromStopNo, toStopNo, ...published } of await readClassFares(tx, tripId))
    await setFare(tx, { tripId, fromStopNo, toStopNo }, fareOnCoach(published, coach).farePaisa);
};
