import { addDays, type DhakaDate, dhakaDate } from '@poth/domain/dhaka.ts';
import type { Settings } from '@poth/domain/settings.ts';
import type { Deps } from '../deps.ts';
import { publishTrips } from './publish-trips.ts';

/**
 * The dates whose trips are on sale: yesterday, whose night coaches still call at stops, to as many days ahead as the
 * sale opens.
 */
export const saleDates = (now: Date, { saleOpensDays }: Pick<Settings, 'saleOpensDays'>): DhakaDate[] =>
  Array.from({ length: saleOpensDays + 2 }, (_, days) => addDays(dhakaDate(now), days - 1));

/**
 * Publishes what is missing of today and the days ahead, nearest first: at the start, and every so often.
 * One small question when nothing is missing. Answers how many trips it made.
 */
export const keepTripsFilled =
  (deps: Pick<Deps, 'db' | 'now' | 'settings'> & { signal?: AbortSignal | undefined }) =>
  (log?: (line: string) => void): Promise<number> =>
    publishTrips(deps)(saleDates(deps.now(), deps.settings()), log);
