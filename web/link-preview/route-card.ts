import { requestContext } from '#ctx';
import { notFoundPage } from '../shell/form-answer.ts';
import type { Route } from './+types/route-card.ts';

/**
 * File names: dhaka-to-sylhet.png is the card of a route, poth.png that of the portal; .bn before .png makes it Bangla.
 */
const named = /^(.+?)(\.bn)?\.png$/;

/** Returns the picture that social networks show beside a link to the portal or to a route. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const [, name, bangla] = named.exec(params.card) ?? [];
  const { portal, actor } = context.get(requestContext);
  const card =
    name &&
    (await portal.linkPreview
      .drawCard(actor, { slug: name === 'poth' ? null : name, language: bangla ? 'bn' : 'en' })
      .catch(notFoundPage));
  if (!card) return new Response('Not found', { status: 404 });
  return new Response(new Uint8Array(card), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  });
};
