import { dhakaInstant } from '@poth/domain/dhaka.ts';
import { paisa } from '@poth/domain/money.ts';
import {
  matchesDeparture,
  periods,
  runsPastMidnight,
  type SearchCriteria,
} from '@poth/domain/search/criteria.ts';
import type { SearchResult } from '@poth/domain/search/offer.ts';
import type { Deps } from '../deps.ts';
import { offersOf } from './offer.ts';
import { firstOpenDeparture, weekAround } from './sale-days.ts';
import { readDayFares, readOffersOf } from './store.ts';

const minutesOfDay = 1440;

/** The span of time in which a departure can answer the criteria. */
const spanOf = ({ date, period }: SearchCriteria, firstOpen: Date): { from: Date; until: Date } => {
  const { from, to } = period ? periods[period] : { from: 0, to: minutesOfDay };
  const pastMidnight = runsPastMidnight(period) ? periods['after-midnight'].to : 0;
  const start = dhakaInstant(date, from);
  return { from: start < firstOpen ? firstOpen : start, until: dhakaInstant(date, to + pastMidnight) };
};

/**
 * The coaches that go where a traveller asks, on the date at the traveller's own boarding stop, and those that leave
 * in the small hours after that day's night, with the lowest fare of the days around. Only what web sale still sells.
 */
export const searchTrips =
  ({ db, now }: Pick<Deps, 'db' | 'now'>) =>
  async (criteria: SearchCriteria): Promise<SearchResult> => {
    const at = now();
    const firstOpen = firstOpenDeparture(at);
    const pair = { from: criteria.from.placeId, to: criteria.to.placeId };
    const [rows, days] = await Promise.all([
      readOffersOf(db, pair, spanOf(criteria, firstOpen), criteria.coachType),
      readDayFares(db, pair, weekAround(criteria.date, at), firstOpen),
    ]);
    const offers = await offersOf(db, rows, at);
    return {
      offers: offers.filter(({ departsAt }) => matchesDeparture(departsAt, criteria) === 'date'),
      afterMidnight: offers.filter(({ departsAt }) => matchesDeparture(departsAt, criteria) === 'next-date'),
      days: days.map(({ date, lowestFarePaisa }) => ({
        date,
        lowestFarePaisa: lowestFarePaisa === null ? null : paisa(lowestFarePaisa),
      })),
    };
  };
