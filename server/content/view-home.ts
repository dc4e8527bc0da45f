import { contentOf } from '@poth/domain/content/content.ts';
import type { HomeContent } from '@poth/domain/content/home.ts';
import { call } from '../call.ts';
import type { Deps } from '../deps.ts';
import { oncePerPortal } from '../once-per-portal.ts';
import { memoizeEachForOneMinute } from '../memoize.ts';
import { cachedPlaces } from '../place/list-places.ts';
import { readParts } from './store.ts';

const keptHome = oncePerPortal((deps: Deps): (() => Promise<HomeContent>) => {
  const places = cachedPlaces(deps);
  const kept = memoizeEachForOneMinute(async (_editions: string[]) => {
    const { slides, amenities, routes: roads, payments, operators } = contentOf(await readParts(deps.db));
    const known = new Set((await places()).map(({ placeId }) => placeId));
    const routes = roads.filter(({ from, to }) => known.has(from) && known.has(to));
    return { slides, amenities, routes, payments, operators };
  }, deps.now);
  return () => kept([deps.settings.edition('home'), deps.settings.edition('places')]);
});

/**
 * Shows the content of the home page, which is kept in memory and read again after an admin's change. Roads to unknown
 * places are left out.
 */
export const viewHome = call({ gate: 'everybody' }, async function viewHome({ deps }) {
  return keptHome(deps)();
});
