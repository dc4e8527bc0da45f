import type { DayOffers } from '@poth/domain/search/day-fares.ts';
import { SearchedDay } from '@poth/domain/search/input.ts';
import { addDays, dhakaDate, dhakaInstant } from '@poth/domain/dhaka.ts';
import { call } from '../call.ts';
import { expireWithin } from '../answer-dependencies.ts';
import { dayOffersOf } from './day-offers.ts';
import { allSaleDays, weekAround } from './sale-days.ts';

/** Lists the coaches of the week around a searched date, at any time and of any type, from memory. */
export const compareDays = call(
  { gate: 'everybody', input: SearchedDay },
  async function compareDays({ deps }, { from, to, date }): Promise<readonly DayOffers[]> {
    const now = deps.now();
    expireWithin(dhakaInstant(addDays(dhakaDate(now), 1)).getTime() - now.getTime());
    const pair = { from: from.placeId, to: to.placeId };
    return dayOffersOf(deps, pair, weekAround(date, allSaleDays(now, deps.settings())));
  },
);
