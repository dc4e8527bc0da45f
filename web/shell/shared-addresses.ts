import { facets } from '@poth/domain/search/refine-offers.ts';

const road = ['from', 'to', 'date', 'coachType'];

/** Pages that are the same for every anonymous visitor without a hold, with the query parameters that they know. */
const sharedPages: readonly { path: RegExp; query: readonly string[] }[] = [
  { path: /^\/$/, query: road },
  { path: /^\/search$/, query: [...road, ...Object.values(facets), 'seats', 'sort'] },
  { path: /^\/routes(\/[a-z\d-]{1,80})?$/, query: [] },
];

/** Names the loaders that the router wants the data of. */
const loadersParameter = '_routes';
const longestQuery = 300;

/**
 * Tells whether a page, or its data for the router, may be kept for all. address: path and query. An unknown parameter
 * makes a page the visitor's own; so does an open seat map, whose form is made for one.
 */
export const isSharedAddress = (address: string): boolean => {
  const [path = ''] = address.split('?', 1);
  const query = address.slice(path.length + 1);
  const pagePath = path.replace(/(?<=\/)_\.data$|\.data$/, '');
  const englishPath = pagePath.replace(/^\/bn(?=\/|$)/, '') || '/';
  const page = sharedPages.find((one) => one.path.test(englishPath));
  if (!page || query.length > longestQuery) return false;
  const known = pagePath === path ? page.query : [...page.query, loadersParameter];
  return [...new URLSearchParams(query).keys()].every((name) => known.includes(name));
};
