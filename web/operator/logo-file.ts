import { requestContext } from '#ctx';
import { notFoundPage } from '../shell/form-answer.ts';
import type { Route } from './+types/logo-file.ts';

/** Serves the logo of a company. Its address names this exact picture, so browsers may cache it for good. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const content = await portal.operator.viewLogo(actor, params.logoId).catch(notFoundPage);
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
};
