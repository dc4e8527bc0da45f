import { facets, leastChoices } from '@poth/domain/search/refine-offers.ts';

/** The address of a search with some of its query changed; null takes a name out, a list repeats it. */
export const searchAddress = (
  query: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string => {
  const changed = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) changed.delete(name);
    else changed.set(name, value);
  }
  return `/search?${changed}`;
};

/** No map open: the seats of another day or list are others. */
export const closedMap = { trip: null, leg: null } as const;

/** Nothing ticked, in the order of departure. */
export const noFilters = {
  ...Object.fromEntries(Object.values(facets).map((name) => [name, null])),
  seats: null,
  ...Object.fromEntries(Object.keys(leastChoices).map((name) => [name, null])),
  sort: null,
};

const queryOf = (query: URLSearchParams, isKept: (name: string) => boolean): string => {
  const kept = new URLSearchParams([...query].filter(([name]) => isKept(name)));
  return kept.size > 0 ? `?${kept}` : '';
};

/** Names of an address that tell of the other way of a purchase. */
const otherWay = ['back', 'there'];

/** Filters and order of an address as the query of another page of its road; empty where there are none. */
export const filterQuery = (query: URLSearchParams): string => queryOf(query, (name) => name in noFilters);

/** The same with the other way of a purchase, which stays while a day is looked for. */
export const tripQuery = (query: URLSearchParams): string =>
  queryOf(query, (name) => name in noFilters || otherWay.includes(name));

/** The other way of a purchase alone, where nothing is filtered any more. */
export const otherWayQuery = (query: URLSearchParams): string =>
  queryOf(query, (name) => otherWay.includes(name));
