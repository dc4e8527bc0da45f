import { addresses, resources } from '@poth/web/addresses.ts';

/** A page or a resource of web/addresses.ts, with the pattern of its addresses. */
export type IndexedPage = (typeof addresses)[number] & { matches: RegExp };

const firstSegment = (path: string): string => path.split('/', 1)[0] ?? '';

/** Pages by the first segment of their address, in the order of the table. */
const pages: ReadonlyMap<string, readonly IndexedPage[]> = Map.groupBy(
  [...addresses, ...resources].map((page) => {
    const bare = page.path === '/' ? '' : page.path;
    const pattern = bare.replaceAll('.', String.raw`\.`).replace(/:\w+/g, '[^/]+');
    return { ...page, matches: new RegExp(`^${pattern}$`) };
  }),
  ({ path }) => firstSegment(path === '/' ? '' : path),
);

const patterns = new Set(addresses.map(({ path }) => path));

/** Tells whether a page has this pattern of address. */
export const isPage = (pattern: string): boolean => patterns.has(pattern);

/** Path of a request, without its query. */
export const pathnameOf = ({ url }: Request): string => {
  const path = url.slice(url.indexOf('/', 'https://'.length));
  return path.split('?', 1)[0] ?? path;
};

/** Finds the page of a path, in either language, or of its data for the router. */
export const findPage = (pathname: string): IndexedPage | undefined => {
  const path = pathname
    .slice(1)
    .replace(/(?<=^|\/)_\.data$|\.data$/, '')
    .replace(/^_root$/, '')
    .replace(/^bn(\/|$)/, '')
    .replace(/\/$/, '');
  return pages.get(firstSegment(path))?.find(({ matches }) => matches.test(path));
};
