import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { isCluster } from '../db/cluster.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { lockTrips } from '../trip/store.ts';
import { raiseTripVersions } from '../trip/trip-steps-store.ts';
import { readTripsOfDate } from './store.ts';

/**
 * Trips of one transaction: few, so that its locks hold up each sale for a moment only. A cluster locks on one trip.
 */
const tripsAtOnce = (): number => (isCluster() ? 1 : 16);

/**
 * Forces every sale of some dates that was decided before to be decided again, and waits for those that are being
 * written. The windows are committed by then: a sale that reads after its trip's turn finds them, and a trip that is
 * published meanwhile has sold nothing without them.
 */
export const invalidatePendingSales = async (
  { db, seatWatch }: Pick<Deps, 'db' | 'seatWatch'>,
  operatorId: string | null,
  dates: readonly DhakaDate[],
): Promise<void> => {
  for (const serviceDate of dates) {
    const tripIds = await readTripsOfDate(db, operatorId, serviceDate);
    for (let at = 0; at < tripIds.length; at += tripsAtOnce()) {
      const some = tripIds.slice(at, at + tripsAtOnce());
      await transaction(db, async (tx) => {
        // Trips before their seats: the lock order of all changes of trips.
        await lockTrips(tx, some);
        await raiseTripVersions(tx, some);
      });
      for (const tripId of some) seatWatch.changed(tripId);
    }
  }
};
