import { requestContext } from '#ctx';
import { notFoundPage } from '../shell/form-answer.ts';
import type { Route } from './+types/coach-image.ts';

/** Serves the picture of a coach. Its address names this exact picture, so browsers may cache it for good. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const content = await portal.fleet.viewCoachImage(actor, params.imageId).catch(notFoundPage);
  return new Response(new Uint8Array(content), {
    headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' },
  });
};
