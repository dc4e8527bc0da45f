import { problemsIn } from '@poth/domain/contract.ts';
import { dhakaInstant } from '@poth/domain/dhaka.ts';
import { matchesDeparture, periods, runsPastMidnight } from '@poth/domain/search/criteria.ts';
import { searchTripsCall } from '@poth/domain/search/api.ts';
import { SearchTripsInput } from '@poth/domain/search/input.ts';
import { publishedDeparture, type SearchResult } from '@poth/domain/search/offer.ts';
import { call } from '../call.ts';
import { keptStopPoints } from '../trip/stop-points.ts';
import { offersOf } from './offer.ts';
import { firstOpenDeparture } from './sale-days.ts';
import { readOffersOf } from './store.ts';

const minutesOfDay = 1440;

/** Answers the span of time in which a departure can answer the criteria. */
const spanOf = ({ date, period }: SearchTripsInput, firstOpen: Date): { from: Date; until: Date } => {
  const { from, to } = period ? periods[period] : { from: 0, to: minutesOfDay };
  const pastMidnight = runsPastMidnight(period) ? periods['after-midnight'].to : 0;
  const start = dhakaInstant(date, from);
  return { from: start < firstOpen ? firstOpen : start, until: dhakaInstant(date, to + pastMidnight) };
};

/**
 * Finds the coaches that go where a traveller asks, on the date at the traveller's own boarding stop, and those that leave
 * in the small hours after that day's night. Only what web sale still sells.
 */
export const searchTrips = call(
  { gate: 'everybody', input: SearchTripsInput, problems: problemsIn(searchTripsCall.responses) },
  async function searchTrips({ deps }, criteria): Promise<SearchResult> {
    const now = deps.now();
    const pair = { from: criteria.from.placeId, to: criteria.to.placeId };
    const rows = await readOffersOf(
      deps.db,
      pair,
      spanOf(criteria, firstOpenDeparture(now, deps.settings())),
      criteria.coachType,
    );
    const offers = offersOf(rows, await keptStopPoints(deps)(rows), now, deps.settings());
    const leaving = (day: 'date' | 'next-date') =>
      offers.filter((offer) => matchesDeparture(publishedDeparture(offer), criteria) === day);
    return { offers: leaving('date'), afterMidnight: leaving('next-date') };
  },
);
