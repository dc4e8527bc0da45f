import { type CoachSold, fareOnCoach } from '@poth/domain/schedule/fares.ts';
import type { Tx } from '../db/database.ts';
import { readClassFares, setFare } from './coach-store.ts';

/**
 * Makes the lowest fare of every journey of a trip that of the classes its coach has. The fares of all classes that
 * were published stay: the coach after this one may have them again.
 */
export const sellOnCoach = async (tx: Tx, tripId: string, coach: CoachSold): Promise<void> => {
  for (const { fromStopNo, toStopNo, ...published } of await readClassFares(tx, tripId))
    await setFare(tx, { tripId, fromStopNo, toStopNo }, fareOnCoach(published, coach).farePaisa);
};
