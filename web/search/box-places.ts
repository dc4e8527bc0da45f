import { endsOf, namedFirst } from '@poth/domain/search/place-order.ts';
import type { RequestContext } from '#ctx';

/** Loads the places of the search box, those that coaches leave first in the order of `listRoutes`, then all others. */
export const boxPlaces = async ({ portal, actor }: Pick<RequestContext, 'portal' | 'actor'>) => {
  const [places, routes] = await Promise.all([
    portal.place.listPlaces(actor),
    portal.search.listRoutes(actor),
  ]);
  return { places: namedFirst(places, endsOf(routes, 'from')), toFirst: endsOf(routes, 'to') };
};
