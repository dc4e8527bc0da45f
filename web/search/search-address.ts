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

/** Filters and order of an address as the query of another page of its road; empty where there are none. */
export const filterQuery = (query: URLSearchParams): string => {
  const kept = new URLSearchParams([...query].filter(([name]) => name in noFilters));
  return kept.size > 0 ? `?${kept}` : '';
};
