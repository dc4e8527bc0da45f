import { calendarEntry } from '@poth/domain/ticket/calendar-entry.ts';
import { calendarFile } from '@poth/domain/ticket/calendar-file.ts';
import { validityOfAll } from '@poth/domain/ticket/ticket-fields.ts';
import { redirect } from 'react-router';
import { requestContext } from '#ctx';
import { unlessNotFound } from '../shell/form-answer.ts';
import { languageOf, localPath } from '../text/language.ts';
import type { Route } from './+types/ticket-calendar.ts';

/**
 * Returns the journey as a calendar file; callers who do not own the ticket, and invalid tickets, are redirected to its
 * page.
 */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor, now, publicUrl } = context.get(requestContext);
  const language = languageOf(request);
  const path = localPath(language, `/ticket/${encodeURIComponent(params.pnr)}`);
  const document = await portal.ticket.viewTicket(actor, params.pnr).catch(unlessNotFound);
  if (!document || document.news.cancelled || validityOfAll(document, now) !== 'valid')
    return redirect(path, 303);
  const at = { publicUrl, path: localPath(language, `/ticket/${document.pnr}`) };
  return new Response(calendarFile(calendarEntry(document, language, at), now), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="poth-${document.pnr}.ics"`,
      'cache-control': 'private, no-store',
    },
  });
};
