import { randomUUID } from 'node:crypto';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { deliveredSettings, type Settings } from '@poth/domain/settings.ts';
import { tripIdOf } from '@poth/domain/trip/trip-id.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { claimRuns, unpublishedRuns, writeTrips } from './publish-store.ts';

/** Defaults to the delivered settings. signal: stops between two dates, and the promise rejects. */
type Asking = Pick<Deps, 'db'> & {
  settings?: () => Pick<Settings, 'reportingMinutes'>;
  signal?: AbortSignal | undefined;
};

const quiet = () => undefined;

/**
 * Puts every run of verified operators on sale for the given service dates, in their order; published trips stay as
 * they are. scheduleId: only this schedule. Returns the number of trips it published.
 */
export const publishTrips =
  (deps: Asking) =>
  async (
    dates: readonly DhakaDate[],
    log: (line: string) => void = quiet,
    scheduleId: string | null = null,
  ): Promise<number> => {
    const runs = await unpublishedRuns(deps.db, dates, scheduleId);
    const waiting = Map.groupBy(runs, (run) => run.serviceDate);
    let published = 0;
    for (const [serviceDate, due] of waiting) {
      deps.signal?.throwIfAborted();
      const count = await publishDate(
        deps,
        serviceDate,
        due.map((run) => run.scheduleId),
      );
      published += count;
      log(`${count} trips of ${serviceDate} on sale`);
    }
    return published;
  };

const publishDate = (
  { db, settings = () => deliveredSettings }: Asking,
  serviceDate: DhakaDate,
  scheduleIds: readonly string[],
): Promise<number> =>
  transaction(db, async (tx) => {
    const runs = scheduleIds.map((scheduleId) => ({
      scheduleId,
      tripId: tripIdOf(serviceDate, randomUUID()),
    }));
    const claimed = await claimRuns(tx, serviceDate, runs);
    if (claimed.length > 0) await writeTrips(tx, serviceDate, claimed, settings());
    return claimed.length;
  });
