import { requestContext } from '#ctx';
import type { Route } from './+types/counter-names.ts';

/** The names of counters and terminals for fields in which places are typed; asked for when the first one is touched. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  return Response.json(await portal.place.listCounterNames(actor), {
    headers: { 'cache-control': 'public, max-age=300' },
  });
};
