import type { Place } from './place.ts';
import { bareName, bareNames, distanceToPlace } from './place-name.ts';

/** Finds the place with a bare name (see `bareName`); undefined where none has it. */
export const findExact = <P extends Place>(places: readonly P[], name: string): P | undefined =>
  places.find((place) => bareNames(place).includes(name));

/** Finds the place whose name is nearest to a misspelled bare name; undefined when none is near, or two are equally near. */
export const findNear = <P extends Place>(places: readonly P[], name: string): P | undefined => {
  const near = places
    .map((place) => ({ place, slips: distanceToPlace(place, name) }))
    .filter((found): found is { place: P; slips: number } => found.slips !== undefined)
    .sort((a, b) => a.slips - b.slips);
  return near[0]?.slips === near[1]?.slips ? undefined : near[0]?.place;
};

/**
 * Finds the place that somebody means, typed in English or Bangla, with an old spelling or a small typing error.
 * Undefined when none is near, or when two places are equally near.
 */
export const findPlace = <P extends Place>(places: readonly P[], typed: string): P | undefined => {
  const name = bareName(typed);
  return name ? (findExact(places, name) ?? findNear(places, name)) : undefined;
};

/** Ranks how well a place matches a bare name that is still being typed; smaller is better, undefined is no match. */
export const rankOf = (place: Place, typed: string): number | undefined => {
  const names = bareNames(place);
  if (names.includes(typed)) return 0;
  // The id and the two names come before the other spellings in `bareNames`.
  const prefix = names.findIndex((name) => name.startsWith(typed));
  if (prefix >= 0) return prefix < 3 ? 1 : 2;
  if (names.some((name) => name.includes(typed))) return 3;
  const slips = distanceToPlace(place, typed);
  return slips === undefined ? undefined : 3 + slips;
};

/**
 * Suggests places while a name is being typed, best first; equal ones keep the order of the list. Without a name: the
 * first places of the list.
 */
export const suggestPlaces = <P extends Place>(places: readonly P[], typed: string, limit: number): P[] => {
  const name = bareName(typed);
  if (!name) return places.slice(0, limit);
  return places
    .map((place) => ({ place, rank: rankOf(place, name) }))
    .filter((found): found is { place: P; rank: number } => found.rank !== undefined)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ place }) => place);
};
