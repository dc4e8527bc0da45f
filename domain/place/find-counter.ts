import type { Bilingual } from '../language.ts';
import { findExact, findNear, rankOf } from './find-place.ts';
import { bareName, distanceToNames } from './place-name.ts';
import type { Place, PlaceId } from './place.ts';

/** Counter or terminal by its common name, which operators at the same terminal share. */
export type CounterName = {
  placeId: PlaceId;
  name: Bilingual;
  /** Number of operators that have a counter of that name there. */
  operators: number;
};
/** Place that a traveller means, with the counter by which it was named. */
export type PlaceMatch<P extends Place> = { place: P; counter: CounterName | null };

/** Words for the kind of a counter, which follow its name and do not identify it. */
const kinds = ['bus', 'terminal', 'stand', 'counter', 'বাস', 'টার্মিনাল', 'স্ট্যান্ড', 'কাউন্টার'].map(bareName);

/** Strips a counter's name to its distinctive part: Gabtoli Bus Terminal is gabtoli, Bus Stand is empty. */
export const bareCounter = (typed: string): string => {
  let bare = bareName(typed);
  for (let kind: string | undefined = ''; kind !== undefined; ) {
    kind = kinds.find((word) => bare.endsWith(word));
    if (kind) bare = bare.slice(0, -kind.length);
  }
  return bare;
};

/** Formats a counter with its place: Gabtoli, Dhaka. */
export const counterText = (counter: CounterName, place: Place, language: keyof Bilingual): string =>
  `${counter.name[language]}, ${place.name[language]}`;

type Named<P extends Place> = { place: P; counter: CounterName; names: string[] };

const namedOf = <P extends Place>(places: readonly P[], counters: readonly CounterName[]): Named<P>[] => {
  const byId = new Map(places.map((place) => [place.placeId, place]));
  return counters.flatMap((counter) => {
    const place = byId.get(counter.placeId);
    if (!place) return [];
    const alone = [counter.name.en, counter.name.bn].map(bareCounter);
    const within = (['en', 'bn'] as const).map((language) => bareName(counterText(counter, place, language)));
    return [{ place, counter, names: [...alone, ...within].filter(Boolean) }];
  });
};

/**
 * Chooses, among counters that match a name equally well, the one of the place where most operators use that name: a
 * single company that names its counter elsewhere like a well-known terminal changes nothing. Undefined for a tie of
 * two places.
 */
const mostKnown = <P extends Place>(found: readonly Named<P>[]): PlaceMatch<P> | undefined => {
  const operatorsAt = new Map<P, number>();
  for (const { place, counter } of found)
    operatorsAt.set(place, (operatorsAt.get(place) ?? 0) + counter.operators);
  const [[first, most] = [], [, next] = []] = [...operatorsAt].sort(([, a], [, b]) => b - a);
  if (!first || most === next) return undefined;
  const { counter } = found
    .filter(({ place }) => place === first)
    .reduce((best, one) => (one.counter.operators > best.counter.operators ? one : best));
  return { place: first, counter };
};

/**
 * Finds the place that a traveller means, by its own name or that of a counter or terminal in it: Gabtoli is in Dhaka.
 * Names of places come before those of counters, exact spellings before typing errors.
 */
export const findPlaceOrCounter = <P extends Place>(
  places: readonly P[],
  counters: readonly CounterName[],
  typed: string,
): PlaceMatch<P> | undefined => {
  const name = bareName(typed);
  if (!name) return undefined;
  const exact = findExact(places, name);
  if (exact) return { place: exact, counter: null };
  const named = namedOf(places, counters);
  const asCounter = bareCounter(typed);
  const at = mostKnown(named.filter(({ names }) => names.includes(name) || names.includes(asCounter)));
  if (at) return at;
  const near = findNear(places, name);
  if (near) return { place: near, counter: null };
  const slips = named
    .map((one) => ({ one, slips: distanceToNames(one.names, asCounter) }))
    .filter((found): found is { one: Named<P>; slips: number } => found.slips !== undefined);
  const fewest = Math.min(...slips.map((found) => found.slips));
  return mostKnown(slips.filter((found) => found.slips === fewest).map(({ one }) => one));
};

/** Suggests places and counters while a name is being typed, best first: places before counters that match equally well. */
export const suggestPlacesAndCounters = <P extends Place>(
  places: readonly P[],
  counters: readonly CounterName[],
  typed: string,
  limit: number,
): PlaceMatch<P>[] => {
  const name = bareName(typed);
  const ranked: { meant: PlaceMatch<P>; rank: number }[] = places.flatMap((place) => {
    const rank = name ? rankOf(place, name) : 0;
    return rank === undefined ? [] : [{ meant: { place, counter: null }, rank }];
  });
  const asCounter = bareCounter(typed) || name;
  if (name)
    for (const { place, counter, names } of namedOf(places, counters).toSorted(
      (a, b) => b.counter.operators - a.counter.operators,
    )) {
      const slips = distanceToNames(names, asCounter);
      const rank = names.some((one) => one.startsWith(asCounter)) ? 2.5 : slips && 3.5 + slips;
      if (rank !== undefined) ranked.push({ meant: { place, counter }, rank });
    }
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ meant }) => meant);
};
