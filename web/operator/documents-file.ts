import { requestContext } from '#ctx';
import { notFoundPage } from '../shell/form-answer.ts';
import { documentHeaders } from './documents-headers.ts';
import type { Route } from './+types/documents-file.ts';

/** Serves a document of an application as a download; not-found for readers without the right to it. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const { documentId } = params;
  const document = await portal.operator.downloadDocument(actor, documentId).catch(notFoundPage);
  return new Response(new Uint8Array(document.content), { headers: documentHeaders(document) });
};
