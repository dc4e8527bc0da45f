import type { Place } from '../place/place.ts';
import type { OfferedRoute } from './offer.ts';

/** Lists the places at one end of the connections, without repetition, in the order of the connections. */
export const endsOf = (
  routes: readonly Pick<OfferedRoute, 'from' | 'to'>[],
  end: 'from' | 'to',
): string[] => [...new Set(routes.map((route) => route[end].placeId))];

/** Moves the places with the given ids to the front, in the order of the ids; the others keep their order. */
export const namedFirst = <P extends Pick<Place, 'placeId'>>(
  places: readonly P[],
  ids: readonly string[],
): P[] => {
  const rank = new Map(ids.map((id, at) => [id, at]));
  return places.toSorted((a, b) => (rank.get(a.placeId) ?? ids.length) - (rank.get(b.placeId) ?? ids.length));
};
