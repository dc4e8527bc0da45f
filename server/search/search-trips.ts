import { problemsIn } from '@poth/domain/contract.ts';
import { addDays, dhakaInstant } from '@poth/domain/dhaka.ts';
import { matchesDeparture, runsPastMidnight } from '@poth/domain/search/criteria.ts';
import { searchTripsCall } from '@poth/domain/search/api.ts';
import { SearchTripsInput } from '@poth/domain/search/input.ts';
import { publishedDeparture, type SearchResult } from '@poth/domain/search/offer.ts';
import { call } from '../call.ts';
import { expireWithin } from '../answer-dependencies.ts';
import { offersOn } from './day-offers.ts';

/**
 * Finds the coaches of a journey on the date at the traveller's own boarding stop, and those in the small hours after
 * that day's night. Includes only coaches that web sale still sells. Answered from memory, including everything that
 * was committed before the call.
 */
export const searchTrips = call(
  { gate: 'everybody', input: SearchTripsInput, problems: problemsIn(searchTripsCall.responses) },
  async function searchTrips({ deps }, criteria): Promise<SearchResult> {
    const { date, period, coachType } = criteria;
    const pair = { from: criteria.from.placeId, to: criteria.to.placeId };
    const found = await offersOn(deps, pair, runsPastMidnight(period) ? [date, addDays(date, 1)] : [date]);
    const offers = coachType ? found.filter((offer) => offer.coachType === coachType) : found;
    const leaving = (day: 'date' | 'next-date') =>
      offers.filter((offer) => matchesDeparture(publishedDeparture(offer), criteria) === day);
    // Keeps the answer until the searched day ends: past days are not searched.
    expireWithin(dhakaInstant(addDays(date, 1)).getTime() - deps.now().getTime());
    return { offers: leaving('date'), afterMidnight: leaving('next-date') };
  },
);
