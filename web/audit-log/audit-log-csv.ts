import { csvOf } from '@poth/domain/csv.ts';
import { dhakaDate } from '@poth/domain/dhaka.ts';
import { requestContext } from '#ctx';
import { actsText } from '../people/people-text.ts';
import { bookingText } from '../back-office/booking-text.ts';
import { csvAnswer } from '../shell/csv-answer.ts';
import { languageOf } from '../text/language.ts';
import { textIn } from '../text/texts.ts';
import type { Route } from './+types/audit-log-csv.ts';
import { logAsked } from './log-asked.ts';
import { actText } from './log-view.ts';
import { logText, portalActsText } from './text.ts';

const words = { ...actsText, ...bookingText.actNames, ...portalActsText };

/** Writes the entries of the audit log that match the search, as a CSV file. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor, now } = context.get(requestContext);
  const language = languageOf(request);
  const t = textIn(language, logText).columns;
  const entries = await portal.auditLog.exportActs(actor, logAsked(request).filter);
  const rows = entries.map(({ at, stream, entryNo, act, subject, byName, actor: by, detail }) => [
    at.toISOString(),
    stream,
    entryNo,
    act,
    actText(act, words, language),
    subject,
    byName ?? by,
    JSON.stringify(detail),
  ]);
  const head = [t.when, t.stream, t.entry, t.act, t.what, t.about, t.who, t.detail];
  return csvAnswer(`audit-log-${dhakaDate(now)}`, csvOf([head, ...rows]));
};
