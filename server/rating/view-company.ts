import { routeSlug } from '@poth/domain/place/route-slug.ts';
import { Problem } from '@poth/domain/problem.ts';
import { noRatings } from '@poth/domain/rating/average.ts';
import { type CompanyRoute, type CompanyView, shownRatings } from '@poth/domain/rating/company.ts';
import { CompanySlug } from '@poth/domain/rating/input.ts';
import { measuresOf } from '@poth/domain/rating/measures.ts';
import type { OfferedRoute } from '@poth/domain/search/offer.ts';
import { call } from '../call.ts';
import type { Deps } from '../deps.ts';
import { memoizeEachForOneMinute, memoizeForOneMinute } from '../memoize.ts';
import { oncePerPortal } from '../once-per-portal.ts';
import { readVerifiedOperators } from '../operator/store.ts';
import { cachedRoutes } from '../search/list-routes.ts';
import {
  countTrips,
  readCountersOf,
  readFleetOf,
  readNewest,
  readRoutesOf,
  type RouteRow,
} from './company-store.ts';
import { cachedRatingSums } from './kept-sums.ts';

const keptCompanies = oncePerPortal(({ db, now }: Pick<Deps, 'db' | 'now'>) =>
  memoizeForOneMinute(() => readVerifiedOperators(db), now),
);

/** Adds the slug of the route page between the first and the last place, if coaches run between them. */
const withRoad = (offered: readonly OfferedRoute[], { placeIds, ...route }: RouteRow): CompanyRoute => {
  const [first, last] = [placeIds[0], placeIds.at(-1)];
  const runs = offered.some(({ from, to }) => from.placeId === first && to.placeId === last);
  return { ...route, slug: runs && first && last ? routeSlug(first, last) : null };
};

const keptFacts = oncePerPortal((deps: Deps) =>
  memoizeEachForOneMinute(async (operatorId: string) => {
    const { db } = deps;
    const [newest, counts, routes, counters, fleet, offered] = await Promise.all([
      readNewest(db, operatorId, shownRatings),
      countTrips(db, operatorId),
      readRoutesOf(db, operatorId),
      readCountersOf(db, operatorId),
      readFleetOf(db, operatorId),
      cachedRoutes(deps)(),
    ]);
    return {
      ...fleet,
      newest,
      measures: measuresOf(counts),
      counters,
      routes: routes.map((route) => withRoad(offered, route)),
    };
  }, deps.now),
);

/**
 * Shows a company that sells to everybody: its ratings, its measures and what it runs. Cached for at most a minute; an
 * unknown slug needs no statement.
 */
export const viewCompany = call(
  { gate: 'everybody', input: CompanySlug, unreadable: 'not-found', problems: ['not-found'] },
  async function viewCompany({ deps }, slug): Promise<CompanyView> {
    const operator = (await keptCompanies(deps)()).find((company) => company.slug === slug);
    if (!operator) throw new Problem('not-found');
    const [facts, sums] = await Promise.all([keptFacts(deps)(operator.operatorId), cachedRatingSums(deps)()]);
    return { operator, sums: sums.get(operator.operatorId) ?? noRatings, ...facts };
  },
);
