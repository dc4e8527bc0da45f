import { requestContext } from '#ctx';
import { csvAnswer } from '../shell/csv-answer.ts';
import { notFoundPage } from '../shell/form-answer.ts';
import { languageOf } from '../text/language.ts';
import type { Route } from './+types/manifest-csv.ts';

/** The passenger list as a file. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const { tripId } = params;
  const file = await portal.boarding
    .exportManifest(actor, { tripId, language: languageOf(request) })
    .catch(notFoundPage);
  return csvAnswer(`passengers-${tripId.slice(0, 8)}-${tripId.slice(9, 13)}`, file);
};
