import { bareName, bareNames } from './place-name.ts';
import type { Place, PlaceId } from './place.ts';

/** Where a road begins and where it ends. */
export type Ends<P> = { from: P; to: P };

/** The road between two places as it stands in an address: dhaka-to-coxs-bazar. */
export const routeSlug = (from: PlaceId, to: PlaceId): string => `${from}-to-${to}`;

const byName = <P extends Place>(places: readonly P[], name: string): P | undefined =>
  places.find((place) => bareNames(place).includes(bareName(name)));

/** Every way to cut a slug in two: a place may have -to- in its own name. */
const cuts = (slug: string): [string, string][] =>
  [...slug.matchAll(/-to-/gi)].map(({ index }) => [slug.slice(0, index), slug.slice(index + 4)]);

/**
 * The two places that a slug names, by their ids, either name or an old spelling: dhaka-to-chittagong. Undefined when
 * it names no two different places.
 */
export const readRouteSlug = <P extends Place>(places: readonly P[], slug: string): Ends<P> | undefined => {
  for (const [start, end] of cuts(slug)) {
    const [from, to] = [byName(places, start), byName(places, end)];
    if (from && to && from !== to) return { from, to };
  }
  return undefined;
};

/** Halves of a slug that names no route, to be looked up with slips forgiven. */
export const halvesOf = (slug: string): [string, string] => cuts(slug)[0] ?? [slug, ''];
