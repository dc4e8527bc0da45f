import type { SearchCriteria } from '@poth/domain/search/criteria.ts';
import type { DayOffers } from '@poth/domain/search/day-fares.ts';
import type { Deps } from '../deps.ts';
import { dayOffers } from './day-offers.ts';
import { allSaleDays, weekAround } from './sale-days.ts';

/** The coaches of the week around a searched date, at any time and of any type, to compare its days; at most a minute old. */
export const compareDays = (
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
): ((criteria: Pick<SearchCriteria, 'from' | 'to' | 'date'>) => Promise<readonly DayOffers[]>) => {
  const offers = dayOffers(deps);
  return ({ from, to, date }) =>
    offers(
      { from: from.placeId, to: to.placeId },
      weekAround(date, allSaleDays(deps.now(), deps.settings())),
    );
};
