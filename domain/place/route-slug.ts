import { bareName, bareNames } from './place-name.ts';
import type { Place, PlaceId } from './place.ts';

/** Start and end of a road. */
export type Ends<P> = { from: P; to: P };

/** Builds the slug of the route between two places: dhaka-to-coxs-bazar. */
export const routeSlug = (from: PlaceId, to: PlaceId): string => `${from}-to-${to}`;

const byName = <P extends Place>(places: readonly P[], name: string): P | undefined =>
  places.find((place) => bareNames(place).includes(bareName(name)));

/** Lists every way to split a slug in two: a place may have -to- in its own name. */
const cuts = (slug: string): [string, string][] =>
  [...slug.matchAll(/-to-/gi)].map(({ index }) => [slug.slice(0, index), slug.slice(index + 4)]);

/**
 * Finds the two places that a slug names, by their ids, either name or an old spelling: dhaka-to-chittagong. Undefined
 * unless it names two different places.
 */
export const readRouteSlug = <P extends Place>(places: readonly P[], slug: string): Ends<P> | undefined => {
  for (const [start, end] of cuts(slug)) {
    const [from, to] = [byName(places, start), byName(places, end)];
    if (from && to && from !== to) return { from, to };
  }
  return undefined;
};

/** Splits a slug that names no route, so that its halves can be looked up with typing errors tolerated. */
export const halvesOf = (slug: string): [string, string] => cuts(slug)[0] ?? [slug, ''];
