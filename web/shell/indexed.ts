import { articlePaths } from './article-paths.ts';

/** Pages that search engines may show, by their English addresses; any other page asks them not to. */
export const indexedPaths: readonly string[] = [
  '/',
  '/search',
  ...articlePaths,
  '/query',
  '/routes',
  '/ticket',
  '/cancel-ticket',
  '/money',
];

const road = /^\/routes\/([^/]+)$/;

/** Returns the slug of a road's page. */
export const slugOf = (path: string): string | undefined => road.exec(path)?.[1];

const company = /^\/operators\/[^/]+$/;

export const isIndexed = (path: string): boolean =>
  indexedPaths.includes(path) || road.test(path) || company.test(path);
