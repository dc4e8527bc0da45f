import { pageRule, readLength, readWidth } from './paper.ts';
import type { Route } from './+types/paper-css.ts';

/** The size of a printed page as a style sheet: a page of ours has no style elements, and without a script no other way. */
export const loader = ({ request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const width = readWidth(searchParams.get('width'));
  return new Response(pageRule(width, readLength(searchParams.get('millimetres'))), {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
};
