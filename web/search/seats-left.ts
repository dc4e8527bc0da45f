import { readCriteria } from '@poth/domain/search/criteria.ts';
import { findPlace } from '@poth/domain/place/find-place.ts';
import { data } from 'react-router';
import { requestContext } from '#ctx';
import type { Route } from './+types/seats-left.ts';

/** The seats left on the coaches of a list, for the page that shows it; its address names the places by their ids. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, now } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const places = await portal.place.listPlaces();
  const asked = { from: query.get('from'), to: query.get('to'), date: query.get('date') };
  const read = readCriteria(asked, (typed) => findPlace(places, typed), now);
  if ('faults' in read) throw data(null, { status: 404 });
  return Response.json(await portal.search.countSeatsLeft(read.criteria), {
    headers: { 'cache-control': 'no-store' },
  });
};
