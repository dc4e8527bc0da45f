import { type CoachSold, fareOnCoach } from '@poth/domain/schedule/fares.ts';
import type { Tx } from '../db/database.ts';

/**
 * Makes the lowest fare of every journey of a trip that of the classes its coach has. The fares of all classes that
 * were published stay: the coach after this one may have them again.
 */
export const sellOnCoach = async (tx: Tx, tripId: string, coach: CoachSold): Promise<void> => {
  const journeys = await tx
    .selectFrom('tripFare')
    .select(['fromStopNo', 'toStopNo', 'farePaisa', 'classFaresPaisa'])
    .where('tripId', '=', tripId)
    .where('classFaresPaisa', 'is not', null)
    .execute();
  for (const { fromStopNo, toStopNo, ...published } of journeys)
    await tx
      .updateTable('tripFare')
      .set({ farePaisa: fareOnCoach(published, coach).farePaisa })
      .where('tripId', '=', tripId)
      .where('fromStopNo', '=', fromStopNo)
      .where('toStopNo', '=', toStopNo)
      .execute();
};
