import { facets, leastChoices } from '@poth/domain/search/refine-offers.ts';

/** Changes the query of a search's address; null removes a parameter, unchanged parameters may repeat. */
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

/** Query changes that close the seat map: another day or list has other seats. */
export const closedMap = { trip: null, leg: null } as const;

/** Query changes that remove all filters and sort by departure. */
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

/** Query parameters of the other way of a purchase. */
const otherWay = ['back', 'there'];

/** Returns the filters and order of an address as a query for another page of its route; empty where there are none. */
export const filterQuery = (query: URLSearchParams): string => queryOf(query, (name) => name in noFilters);

/** Like `filterQuery`, with the other way of a purchase, which is kept while the traveller looks for a day. */
export const tripQuery = (query: URLSearchParams): string =>
  queryOf(query, (name) => name in noFilters || otherWay.includes(name));

/** Returns the other way of a purchase alone, without any filters. */
export const otherWayQuery = (query: URLSearchParams): string =>
  queryOf(query, (name) => otherWay.includes(name));
