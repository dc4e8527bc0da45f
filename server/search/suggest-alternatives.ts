import { daysBetween } from '@poth/domain/dhaka.ts';
import type { SearchCriteria } from '@poth/domain/search/criteria.ts';
import type { SearchAlternatives } from '@poth/domain/search/offer.ts';
import type { Deps } from '../deps.ts';
import { dayFares } from './day-fares.ts';
import { listRoutes } from './list-routes.ts';

const mostDays = 4;
const mostRoutesEach = 4;

/**
 * What to offer where a search found nothing: the nearest other days on which coaches run between the two places,
 * and the busiest routes from the one and to the other.
 */
export const suggestAlternatives = (
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
): ((criteria: SearchCriteria) => Promise<SearchAlternatives>) => {
  const [routes, fares] = [listRoutes(deps), dayFares(deps)];
  return async ({ from, to, date }) => {
    const pair = { from: from.placeId, to: to.placeId };
    const [all, known] = await Promise.all([fares(pair), routes()]);
    const days = all
      .filter((day) => day.lowestPricePaisa !== null && day.date !== date)
      .sort((a, b) => Math.abs(daysBetween(date, a.date)) - Math.abs(daysBetween(date, b.date)))
      .slice(0, mostDays)
      .sort((a, b) => daysBetween(b.date, a.date));
    const others = known.filter((route) => route.from.placeId !== pair.from || route.to.placeId !== pair.to);
    return {
      days,
      routes: [
        ...others.filter((route) => route.from.placeId === pair.from).slice(0, mostRoutesEach),
        ...others.filter((route) => route.to.placeId === pair.to).slice(0, mostRoutesEach),
      ],
    };
  };
};
