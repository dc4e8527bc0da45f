import { requestContext } from '#ctx';
import type { Route } from './+types/robots.ts';

/** Addresses that search engines need not ask for; pages that are private say so themselves. */
const closed = ['/api/', '/auth/', '/pay/', '/live/', '/checkout/', '/bn/checkout/', '/bn/pay/'];

/** Tells search engines where they may go and where every page is listed. */
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
