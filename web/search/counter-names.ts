import { requestContext } from '#ctx';
import type { Route } from './+types/counter-names.ts';

/** The names of counters and terminals for fields in which places are typed; asked for when the first one is touched. */
export const loader = async ({ context }: Route.LoaderArgs) =>
  Response.json(await context.get(requestContext).portal.place.listCounterNames(), {
    headers: { 'cache-control': 'public, max-age=300' },
  });
