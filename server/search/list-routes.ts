import { seatPrice } from '@poth/domain/booking/seat-price.ts';
import type { OfferedRoute } from '@poth/domain/search/offer.ts';
import { call } from '../call.ts';
import type { Deps } from '../deps.ts';
import { oncePerPortal } from '../once-per-portal.ts';
import { memoizeEachForOneMinute } from '../memoize.ts';
import { cachedPlaces } from '../place/list-places.ts';
import { firstOpenDeparture } from './sale-days.ts';
import { readRoutes } from './store.ts';

const dayMs = 86_400_000;

/** Cache key of an answer: everything that it depends on. */
type Asked = { edition: string; saleOpensDays: number; charge: number };

/**
 * Keeps every pair of places that coaches connect in the days ahead, with the lowest price of a seat, the busiest
 * first. At most a minute old.
 */
export const cachedRoutes = oncePerPortal(
  (deps: Pick<Deps, 'db' | 'now' | 'settings'>): (() => Promise<readonly OfferedRoute[]>) => {
    const places = cachedPlaces(deps);
    const routes = memoizeEachForOneMinute(async ({ saleOpensDays, charge }: Asked) => {
      const from = firstOpenDeparture(deps.now(), deps.settings());
      const until = new Date(from.getTime() + saleOpensDays * dayMs);
      const [known, found] = await Promise.all([places(), readRoutes(deps.db, { from, until })]);
      const placeOf = new Map(known.map((place) => [place.placeId, place]));
      return found
        .flatMap((route): OfferedRoute[] => {
          const [start, end] = [placeOf.get(route.from), placeOf.get(route.to)];
          if (!start || !end) return [];
          const departuresADay = Math.max(1, Math.round(route.departures / saleOpensDays));
          const lowestPricePaisa = seatPrice(route.lowestFarePaisa, charge);
          return [{ from: start, to: end, lowestPricePaisa, departuresADay }];
        })
        .sort((a, b) => b.departuresADay - a.departuresADay || (nameOf(a) < nameOf(b) ? -1 : 1));
    }, deps.now);
    return () => {
      const { saleOpensDays, serviceChargePerSeat: charge } = deps.settings();
      return routes({ edition: deps.settings.edition('places'), saleOpensDays, charge });
    };
  },
);

/** Lists every pair of places that coaches connect, the busiest first. */
export const listRoutes = call({ gate: 'everybody' }, async function listRoutes({ deps }) {
  return cachedRoutes(deps)();
});

const nameOf = ({ from, to }: OfferedRoute): string => `${from.name.en} ${to.name.en}`;
