import { type DhakaDate, dhakaDate, dhakaInstant } from '@poth/domain/dhaka.ts';
import { call } from '../call.ts';
import { overdueLimits } from './overdue-limits.ts';
import { type MoneyCounts, readCounts } from './money-store.ts';
import {
  type ChannelSales,
  type Figures,
  readFigures,
  readSales,
  readTroubledTrips,
  type TroubledTrip,
} from './today-store.ts';

export type Today = {
  date: DhakaDate;
  sales: ChannelSales[];
  figures: Figures;
  money: MoneyCounts;
  trips: TroubledTrip[];
  /** Number of further trips, beyond `trips`. */
  moreTrips: number;
};

/**
 * Shows an admin today's sales, failures, open decisions, and the coming departures that are cancelled or delayed. Four
 * statements, each by an index.
 */
export const viewToday = call(
  { gate: 'admin', mayReadBehind: true },
  async function viewToday({ deps }): Promise<Today> {
    const { db, now } = deps;
    const date = dhakaDate(now());
    const from = dhakaInstant(date);
    const at = overdueLimits(deps);
    return {
      date,
      sales: await readSales(db, from),
      figures: await readFigures(db, from, at),
      money: await readCounts(db, at),
      ...(await readTroubledTrips(db, date)),
    };
  },
);
