import type { Place } from '../place/place.ts';
import type { OfferedRoute } from './offer.ts';

/** The places at one end of the connections, each once, in the order in which the connections are received. */
export const endsOf = (
  routes: readonly Pick<OfferedRoute, 'from' | 'to'>[],
  end: 'from' | 'to',
): string[] => [...new Set(routes.map((route) => route[end].placeId))];

/** Puts the places whose ids are named first, in that order; the others follow in theirs. */
export const namedFirst = <P extends Pick<Place, 'placeId'>>(
  places: readonly P[],
  ids: readonly string[],
): P[] => {
  const rank = new Map(ids.map((id, at) => [id, at]));
  return places.toSorted((a, b) => (rank.get(a.placeId) ?? ids.length) - (rank.get(b.placeId) ?? ids.length));
};
