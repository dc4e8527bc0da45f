import { parsePnr } from '@poth/domain/booking/pnr.ts';
import { redirect } from 'react-router';
import { requestContext } from '#ctx';
import { unlessNotFound } from '../shell/form-answer.ts';
import { languageOf, localPath } from '../text/language.ts';
import type { Route } from './+types/ticket-pdf.ts';

/** Returns the ticket as a PDF; callers who may not have it are redirected to its page, which asks for the proof. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const language = languageOf(request);
  const pnr = parsePnr(params.pnr) ?? '';
  const file = await portal.ticket.downloadTicket(actor, { pnr, language }).catch(unlessNotFound);
  if (!file) return redirect(localPath(language, `/ticket/${encodeURIComponent(params.pnr)}`), 303);
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="poth-${pnr}.pdf"`,
      'cache-control': 'private, no-store',
    },
  });
};
