import { readCriteria } from '@poth/domain/search/criteria.ts';
import { findPlace } from '@poth/domain/place/find-place.ts';
import { requestContext } from '#ctx';
import type { Route } from './+types/seats-left.ts';

/**
 * Serves the seats left on the coaches of a list to the page that shows it; null once its date has passed. The address
 * names places by id.
 */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor, now } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const places = await portal.place.listPlaces(actor);
  const asked = { from: query.get('from'), to: query.get('to'), date: query.get('date') };
  const read = readCriteria(asked, (typed) => findPlace(places, typed), now);
  const counted = 'faults' in read ? null : await portal.search.countSeatsLeft(actor, read.criteria);
  return Response.json(counted, { headers: { 'cache-control': 'no-store' } });
};
