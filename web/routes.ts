import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { addresses, resources } from './addresses.ts';

/** One address in both languages: the English page at the path, the Bangla page at the same path under /bn. */
const both = (path: string, file: string): RouteConfigEntry[] => [
  path === '/' ? index(file, { id: path }) : route(path, file, { id: path }),
  route(path === '/' ? 'bn' : `bn/${path}`, file, { id: `bn ${path}` }),
];

export default [
  ...addresses.flatMap(({ path, file }) => both(path, file)),
  ...resources.map(({ path, file }) => route(path, file, { id: path })),
  route('*', 'shell/not-found-page.tsx', { id: 'not-found' }),
] satisfies RouteConfig;
