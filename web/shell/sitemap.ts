import { languages, localPathOf } from '@poth/domain/language.ts';
import { routeSlug } from '@poth/domain/place/route-slug.ts';
import { requestContext } from '#ctx';
import { indexedPaths } from './indexed.ts';
import type { Route } from './+types/sitemap.ts';

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Sitemap entries of a page, one per language, each with links to the others. Dates of change are unknown. */
const entries = (origin: string, path: string): string[] => {
  const address = (language: (typeof languages)[number]) =>
    escaped(origin + encodeURI(localPathOf(language, path)));
  const others = [
    ...languages.map((language) => [language, address(language)] as const),
    ['x-default', address('en')] as const,
  ].map(([name, href]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`);
  return languages.map((language) => `<url><loc>${address(language)}</loc>${others.join('')}</url>`);
};

/** Lists every public page in both languages, every road with coaches, and every company that sells. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { portal, actor, publicUrl } = context.get(requestContext);
  const [roads, companies] = await Promise.all([
    portal.search.listRoutes(actor),
    portal.operator.listOperators(actor),
  ]);
  const paths = [
    ...indexedPaths,
    ...roads.map(({ from, to }) => `/routes/${routeSlug(from.placeId, to.placeId)}`),
    ...companies.map(({ slug }) => `/operators/${slug}`),
  ];
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.flatMap((path) => entries(publicUrl, path)),
    '</urlset>',
  ];
  return new Response(xml.join('\n'), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
};
