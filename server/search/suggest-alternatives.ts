import { daysBetween } from '@poth/domain/dhaka.ts';
import { paisa } from '@poth/domain/money.ts';
import type { SearchCriteria } from '@poth/domain/search/criteria.ts';
import type { DayFare, SearchAlternatives } from '@poth/domain/search/offer.ts';
import type { Deps } from '../deps.ts';
import { listRoutes } from './list-routes.ts';
import { allSaleDays, firstOpenDeparture } from './sale-days.ts';
import { readDayFares } from './store.ts';

const mostDays = 4;
const mostRoutesEach = 4;

/**
 * What to offer where a search found nothing: the nearest other days on which coaches run between the two places,
 * and the busiest routes from the one and to the other.
 */
export const suggestAlternatives = (
  deps: Pick<Deps, 'db' | 'now'>,
): ((criteria: SearchCriteria) => Promise<SearchAlternatives>) => {
  const routes = listRoutes(deps);
  return async ({ from, to, date }) => {
    const now = deps.now();
    const pair = { from: from.placeId, to: to.placeId };
    const [fares, known] = await Promise.all([
      readDayFares(deps.db, pair, allSaleDays(now), firstOpenDeparture(now)),
      routes(),
    ]);
    const days: DayFare[] = fares
      .flatMap((day) =>
        day.lowestFarePaisa === null ? [] : [{ ...day, lowestFarePaisa: paisa(day.lowestFarePaisa) }],
      )
      .filter((day) => day.date !== date)
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
