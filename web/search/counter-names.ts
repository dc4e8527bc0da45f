import { requestContext } from '#ctx';
import type { Route } from './+types/counter-names.ts';

/** Serves the names of counters and terminals for place fields; requested when the first of these is touched. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  return Response.json(await portal.place.listCounterNames(actor), {
    headers: { 'cache-control': 'public, max-age=300' },
  });
};
