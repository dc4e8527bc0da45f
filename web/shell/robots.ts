import { requestContext } from '#ctx';
import type { Route } from './+types/robots.ts';

/** Addresses that search engines need not crawl; private pages opt out themselves. */
const closed = ['/api/', '/auth/', '/pay/', '/live/', '/checkout/', '/bn/checkout/', '/bn/pay/'];

/** Tells search engines what they may crawl and where the sitemap is. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { publicUrl } = context.get(requestContext);
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
};
