import { pageRule, readLength, readWidth } from './paper.ts';
import type { Route } from './+types/paper-css.ts';

/**
 * Style sheet with the size of a printed page: our pages have no style elements, and without a script there is no other
 * way.
 */
export const loader = ({ request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const width = readWidth(searchParams.get('width'));
  return new Response(pageRule(width, readLength(searchParams.get('millimetres'))), {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
};
