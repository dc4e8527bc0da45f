import { facets, leastChoices } from '@poth/domain/search/refine-offers.ts';
import { articlePaths } from './article-paths.ts';

const road = ['from', 'to', 'date', 'back', 'coachType'];
const filters = [...Object.values(facets), ...Object.keys(leastChoices), 'seats', 'sort'];
/** Addresses of a road's page for a date: /lowest-fares/dhaka/sylhet/2026-11-27. */
const dated = (name: string): RegExp =>
  new RegExp(String.raw`^/${name}/[a-z\d-]{1,80}/[a-z\d-]{1,80}/\d{4}-\d\d-\d\d$`);

/** Pages that are the same for every anonymous visitor without a hold, with the query parameters that they accept. */
const sharedPages: readonly { path: RegExp; query: readonly string[] }[] = [
  { path: /^\/$/, query: road },
  { path: /^\/search$/, query: [...road, ...filters] },
  { path: dated('lowest-fares'), query: filters },
  { path: dated('one-change'), query: [] },
  { path: /^\/routes(\/[a-z\d-]{1,80})?$/, query: [] },
];

/** Pages of text, the same for every anonymous visitor. None of them has a form. */
const textPaths: readonly string[] = [...articlePaths, '/developers'];

const companyPath = /^\/operators\/[a-z\d-]{1,80}$/;

/** Parameter in which the router names the loaders whose data it wants. */
const loadersParameter = '_routes';
const longestQuery = 300;

/** Parses an address, path and query, into the page's English path, and whether it is for the router's data. */
const readAddress = (address: string): { englishPath: string; query: string; isData: boolean } => {
  const [path = ''] = address.split('?', 1);
  const pagePath = path.replace(/(?<=\/)_\.data$|\.data$/, '');
  const englishPath = pagePath.replace(/^\/bn(?=\/|$)/, '') || '/';
  return { englishPath, query: address.slice(path.length + 1), isData: pagePath !== path };
};

const knows = (names: readonly string[], { query, isData }: { query: string; isData: boolean }): boolean => {
  const known = isData ? [...names, loadersParameter] : names;
  return (
    query.length <= longestQuery &&
    [...new URLSearchParams(query).keys()].every((name) => known.includes(name))
  );
};

/**
 * Returns whether a page, or its data for the router, may be cached for everybody. address: path and query. An unknown
 * parameter makes a page the visitor's own; so does an open seat map, whose form is for one visitor.
 */
export const isSharedAddress = (address: string): boolean => {
  const read = readAddress(address);
  const page = sharedPages.find((one) => one.path.test(read.englishPath));
  return page !== undefined && knows(page.query, read);
};

/** Like `isSharedAddress`, for articles: pages of text, of the companies, or of one of them. */
export const isArticleAddress = (address: string): boolean => {
  const read = readAddress(address);
  const isArticle = textPaths.includes(read.englishPath) || companyPath.test(read.englishPath);
  return isArticle && knows([], read);
};
