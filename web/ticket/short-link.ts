import { parsePnr } from '@poth/domain/booking/pnr.ts';
import { localPathOf } from '@poth/domain/language.ts';
import { redirect } from 'react-router';
import { requestContext } from '#ctx';
import { unlessNotFound } from '../shell/form-answer.ts';
import type { Route } from './+types/short-link.ts';

const pnrLength = 10;

/**
 * Opens the link of an SMS, a PNR of ten letters and a key: stores the proof in the browser's cookie, and shows the
 * ticket in the booking's language. A link that was not signed here leads to the look-up.
 */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { portal, actor, browser } = context.get(requestContext);
  const pnr = parsePnr(params.code.slice(0, pnrLength)) ?? '';
  const key = params.code.slice(pnrLength);
  const opened = await portal.ticket.openLink(actor, { pnr, key }).catch(unlessNotFound);
  if (!opened) return redirect('/ticket', 303);
  browser.rememberHolder(opened.holder);
  return redirect(localPathOf(opened.language, `/ticket/${pnr}`), 303);
};
