import { addDays, type DhakaDate, dhakaDate } from '@poth/domain/dhaka.ts';
import type { Settings } from '@poth/domain/settings.ts';
import type { Deps } from '../deps.ts';
import { publishTrips } from './publish-trips.ts';

/**
 * Lists the dates whose trips are on sale: from yesterday, whose night coaches still call at stops, to `saleOpensDays`
 * ahead.
 */
export const saleDates = (now: Date, { saleOpensDays }: Pick<Settings, 'saleOpensDays'>): DhakaDate[] =>
  Array.from({ length: saleOpensDays + 2 }, (_, days) => addDays(dhakaDate(now), days - 1));

/**
 * Publishes the missing trips of today and the days ahead, nearest first: at the start, and at intervals. One small
 * query when nothing is missing. Returns the number of trips it published.
 */
export const publishMissingTrips =
  (deps: Pick<Deps, 'db' | 'now' | 'settings'> & { signal?: AbortSignal | undefined }) =>
  (log?: (line: string) => void): Promise<number> =>
    publishTrips(deps)(saleDates(deps.now(), deps.settings()), log);
