import type { Place } from '@poth/domain/place/place.ts';
import { routeSlug } from '@poth/domain/place/route-slug.ts';
import type { CriteriaInput } from '@poth/domain/search/criteria.ts';
import type { RequestContext } from '#ctx';

type Asking = Pick<RequestContext, 'portal' | 'actor'>;

/** Tells whether the route between two places has a page, as it has while coaches of it are on sale on any day. */
const hasPage = async (
  { portal, actor }: Asking,
  [from, to]: [Place, Place],
  trips: { count: number } | null,
): Promise<boolean> => {
  if (trips && trips.count > 0) return true;
  const roads = await portal.search.listRoutes(actor);
  return roads.some((road) => road.from.placeId === from.placeId && road.to.placeId === to.placeId);
};

/**
 * Returns the page under which search engines should list a search, without the language: the search itself while it is
 * empty, the route's page for its two places on any date; null: none.
 */
export const listedAs = async (
  asking: Asking,
  asked: CriteriaInput,
  find: (typed: string) => Place | undefined,
  trips: { count: number } | null,
): Promise<string | null> => {
  if (Object.values(asked).every((value) => value === null)) return '/search';
  const [from, to] = [find(asked.from ?? ''), find(asked.to ?? '')];
  if (!from || !to || !(await hasPage(asking, [from, to], trips))) return null;
  return `/routes/${routeSlug(from.placeId, to.placeId)}`;
};
