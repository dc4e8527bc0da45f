import { seatPrice } from '@poth/domain/booking/seat-price.ts';
import type { Paisa } from '@poth/domain/money.ts';
import { findPlace } from '@poth/domain/place/find-place.ts';
import { RouteSlugTyped } from '@poth/domain/place/input.ts';
import type { Place } from '@poth/domain/place/place.ts';
import { type Ends, halvesOf, readRouteSlug, routeSlug } from '@poth/domain/place/route-slug.ts';
import type { OfferedRoute } from '@poth/domain/search/offer.ts';
import {
  type RouteAnswer,
  type RouteCounter,
  routeFacts,
  type RouteRun,
  type RouteView,
} from '@poth/domain/search/route-facts.ts';
import { call } from '../call.ts';
import type { Deps } from '../deps.ts';
import { oncePerPortal } from '../once-per-portal.ts';
import { memoizeEachForOneMinute } from '../memoize.ts';
import { cachedPlaces } from '../place/list-places.ts';
import { cachedRoutes } from './list-routes.ts';
import { firstOpenDeparture } from './sale-days.ts';
import type { Pair } from './store.ts';
import { type CounterRow, readRouteCounters, readRouteRuns, type RunRow } from './view-route-store.ts';

const dayMs = 86_400_000;
const mostSuggestions = 8;
const mostNeighboursEach = 4;

const runOf = (row: RunRow, charge: Paisa): RouteRun => ({
  operator: {
    operatorId: row.operatorId,
    slug: row.slug,
    name: { en: row.nameEn, bn: row.nameBn },
    mark: row.mark,
    colour: row.colour,
    logoId: row.logoId,
  },
  coachType: row.coachType,
  departsMinute: row.departsMinute,
  month: row.month,
  departures: row.departures,
  lowestPricePaisa: seatPrice(row.lowestFarePaisa, charge),
  highestPricePaisa: seatPrice(row.highestFarePaisa, charge),
  shortestMinutes: row.shortestMinutes,
  longestMinutes: row.longestMinutes,
});

const countersOf = (rows: readonly CounterRow[], side: CounterRow['side']): RouteCounter[] =>
  rows
    .filter((row) => row.side === side)
    .map((row) => ({
      counterId: row.counterId,
      name: { en: row.nameEn, bn: row.nameBn },
      address: { en: row.addressEn, bn: row.addressBn },
      phone: row.phone,
      operator: { en: row.operatorEn, bn: row.operatorBn },
    }))
    .sort((a, b) => (`${a.name.en} ${a.operator.en}` < `${b.name.en} ${b.operator.en}` ? -1 : 1));

const shortest = (rows: readonly CounterRow[]): number | undefined => {
  const known = rows.flatMap(({ km }) => (km && km > 0 ? [km] : []));
  return known.length > 0 ? Math.min(...known) : undefined;
};

const connects = (route: OfferedRoute, from: Place, to: Place): boolean =>
  route.from.placeId === from.placeId && route.to.placeId === to.placeId;

/** Cache key of an answer: everything that it depends on. */
type Asked = { pair: Pair; saleOpensDays: number; charge: Paisa };

/** Lists the busiest other routes from the one place and to the other. */
const neighboursOf = (routes: readonly OfferedRoute[], { from, to }: Ends<Place>): OfferedRoute[] => {
  const others = routes.filter((route) => !connects(route, from, to) && !connects(route, to, from));
  return [
    ...others.filter((route) => route.from.placeId === from.placeId).slice(0, mostNeighboursEach),
    ...others.filter((route) => route.to.placeId === to.placeId).slice(0, mostNeighboursEach),
  ];
};

const keptFacts = oncePerPortal((deps: Deps) =>
  memoizeEachForOneMinute(async ({ pair, saleOpensDays, charge }: Asked) => {
    const from = firstOpenDeparture(deps.now(), deps.settings());
    const span = { from, until: new Date(from.getTime() + saleOpensDays * dayMs) };
    const [runs, counters] = await Promise.all([
      readRouteRuns(deps.db, pair, span),
      readRouteCounters(deps.db, pair, span),
    ]);
    return { runs: runs.map((run) => runOf(run, charge)), counters };
  }, deps.now),
);

const meant = (known: readonly Place[], offered: readonly OfferedRoute[], slug: string): OfferedRoute[] => {
  const [start, end] = halvesOf(slug).map((half) => findPlace(known, half)?.placeId);
  const both = offered.filter(({ from, to }) => from.placeId === start && to.placeId === end);
  const near = offered.filter(({ from, to }) => from.placeId === start || to.placeId === end);
  return [...new Set([...both, ...near, ...offered])];
};

/**
 * Shows a route by its slug, with the facts of its coaches on sale; at most a minute old, two statements for each pair
 * of places. A slug in an old spelling answers `moved` with the right one; an unknown one, or a route without a coach,
 * answers with suggestions, the busiest first.
 */
export const viewRoute = call(
  { gate: 'everybody', input: RouteSlugTyped, unreadable: 'not-found' },
  async function viewRoute({ deps }, slug): Promise<RouteAnswer> {
    const [known, offered] = await Promise.all([cachedPlaces(deps)(), cachedRoutes(deps)()]);
    const ends = readRouteSlug(known, slug);
    if (!ends)
      return {
        kind: 'unknown',
        ends,
        suggestions: meant(known, offered, slug).slice(0, mostSuggestions),
      };
    const { from, to } = ends;
    const right = routeSlug(from.placeId, to.placeId);
    if (right !== slug) return { kind: 'moved', slug: right };
    const { saleOpensDays, serviceChargePerSeat: charge } = deps.settings();
    const pair = { from: from.placeId, to: to.placeId };
    const { runs, counters } = await keptFacts(deps)({ pair, saleOpensDays, charge });
    const neighbours = neighboursOf(offered, ends);
    if (runs.length === 0)
      return {
        kind: 'unknown',
        ends,
        suggestions: [...neighbours, ...offered.filter((route) => !neighbours.includes(route))].slice(
          0,
          mostSuggestions,
        ),
      };
    const route: RouteView = {
      ...routeFacts(runs, saleOpensDays),
      from,
      to,
      distanceKm: shortest(counters),
      serviceChargePaisa: charge,
      boarding: countersOf(counters, 'boarding'),
      dropping: countersOf(counters, 'dropping'),
      back: offered.find((other) => connects(other, to, from)),
      neighbours,
    };
    return { kind: 'found', route };
  },
);
