import { createRoute, z } from '@hono/zod-openapi';
import { answers, calledBy } from '../contract.ts';
import { BilingualView } from '../language-view.ts';

/** Place as a client of the API sees it; a search accepts its id, its name or another spelling. */
const PlaceView = z
  .object({
    placeId: z.string(),
    name: BilingualView,
    district: BilingualView,
    aliases: z.array(z.string()),
  })
  .openapi('Place');

export const listPlacesCall = createRoute({
  method: 'get',
  path: '/places',
  operationId: 'listPlaces',
  tags: ['trips'],
  ...calledBy('everybody'),
  summary: 'The places that coaches serve',
  responses: answers(z.object({ places: z.array(PlaceView) })),
});
