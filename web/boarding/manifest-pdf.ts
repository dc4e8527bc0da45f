import { requestContext } from '#ctx';
import { notFoundPage } from '../shell/form-answer.ts';
import { languageOf } from '../text/language.ts';
import type { Route } from './+types/manifest-pdf.ts';

/** The passenger list as a file. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const { tripId } = params;
  const file = await portal.boarding
    .printManifest(actor, { tripId, language: languageOf(request) })
    .catch(notFoundPage);
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="passengers-${tripId.slice(0, 8)}-${tripId.slice(9, 13)}.pdf"`,
      'cache-control': 'private, no-store',
    },
  });
};
