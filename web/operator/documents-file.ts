import { data } from 'react-router';
import { requestContext } from '#ctx';
import { notFoundPage } from '../site/form-answer.ts';
import { documentHeaders } from './documents-headers.ts';
import type { Route } from './+types/documents-file.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A document of an application as a file to keep; to whom it is not shown it is not there. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  if (!uuid.test(params.documentId)) throw data(null, { status: 404 });
  const document = await portal.operator.downloadDocument(actor, params.documentId).catch(notFoundPage);
  return new Response(new Uint8Array(document.content), { headers: documentHeaders(document) });
};
