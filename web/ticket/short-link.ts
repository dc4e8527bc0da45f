import { parsePnr } from '@poth/domain/booking/pnr.ts';
import { isProblem } from '@poth/domain/problem.ts';
import { localPathOf } from '@poth/domain/language.ts';
import { redirect } from 'react-router';
import { requestContext } from '#ctx';
import type { Route } from './+types/short-link.ts';

const pnrLength = 10;

/**
 * Opens the link of an SMS, a PNR of ten letters and a key: stores the proof in the browser's cookie, and shows the
 * ticket in the booking's language. A link that was not signed here leads to the look-up.
 */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { portal, actor, browser } = context.get(requestContext);
  const pnr = parsePnr(params.code.slice(0, pnrLength)) ?? '';
  try {
    const { holder, language } = await portal.ticket.openLink(actor, {
      pnr,
      key: params.code.slice(pnrLength),
    });
    browser.rememberHolder(holder);
    return redirect(localPathOf(language, `/ticket/${pnr}`), 303);
  } catch (thrown) {
    if (isProblem(thrown) && thrown.code === 'not-found') return redirect('/ticket', 303);
    throw thrown;
  }
};
