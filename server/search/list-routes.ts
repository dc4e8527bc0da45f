import { paisa } from '@poth/domain/money.ts';
import type { OfferedRoute } from '@poth/domain/search/offer.ts';
import { settings } from '@poth/domain/settings.ts';
import type { Deps } from '../deps.ts';
import { forAMinute } from '../place/for-a-minute.ts';
import { listPlaces } from '../place/list-places.ts';
import { firstOpenDeparture } from './sale-days.ts';
import { readRoutes } from './store.ts';

const dayMs = 86_400_000;

/** Every pair of places that coaches connect in the days ahead, the busiest first. At most a minute old. */
export const listRoutes = (deps: Pick<Deps, 'db' | 'now'>): (() => Promise<readonly OfferedRoute[]>) => {
  const places = listPlaces(deps);
  return forAMinute(async () => {
    const from = firstOpenDeparture(deps.now());
    const until = new Date(from.getTime() + settings.saleOpensDays * dayMs);
    const [known, routes] = await Promise.all([places(), readRoutes(deps.db, { from, until })]);
    const placeOf = new Map(known.map((place) => [place.placeId, place]));
    return routes
      .flatMap((route): OfferedRoute[] => {
        const [start, end] = [placeOf.get(route.from), placeOf.get(route.to)];
        if (!start || !end) return [];
        const departuresADay = Math.max(1, Math.round(route.departures / settings.saleOpensDays));
        return [{ from: start, to: end, lowestFarePaisa: paisa(route.lowestFarePaisa), departuresADay }];
      })
      .sort((a, b) => b.departuresADay - a.departuresADay || (nameOf(a) < nameOf(b) ? -1 : 1));
  }, deps.now);
};

const nameOf = ({ from, to }: OfferedRoute): string => `${from.name.en} ${to.name.en}`;
