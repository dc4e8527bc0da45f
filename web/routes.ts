import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { addresses, developmentPages, resources } from './addresses.ts';
import { deskRoute } from './shell/frame-routes.ts';

/** Route of an address in both languages: the English page at the path, the Bangla page at the same path under /bn. */
const both = (path: string, file: string): RouteConfigEntry[] => [
  path === '/' ? index(file, { id: path }) : route(path, file, { id: path }),
  route(path === '/' ? 'bn' : `bn/${path}`, file, { id: `bn ${path}` }),
];

const atDesk = addresses.filter((address) => address.atDesk);
const deskSections = new Set(atDesk.map(({ path }) => path.split('/')[0] ?? path));

export default [
  ...addresses.filter((address) => !address.atDesk).flatMap(({ path, file }) => both(path, file)),
  layout('shell/desk-layout.tsx', { id: deskRoute }, [
    ...atDesk.flatMap(({ path, file }) => both(path, file)),
    // An unknown address below a desk's section keeps the frame of the desks.
    ...[...deskSections].flatMap((section) => both(`${section}/*`, 'shell/not-found-page.tsx')),
  ]),
  ...(import.meta.env.PROD ? [] : developmentPages.flatMap(({ path, file }) => both(path, file))),
  ...resources.map(({ path, file }) => route(path, file, { id: path })),
  route('*', 'shell/not-found-page.tsx', { id: 'not-found' }),
] satisfies RouteConfig;
