import { formatPhone } from '@poth/domain/phone-text.ts';
import type { Language } from '@poth/domain/language.ts';
import type { CalendarEntry } from '@poth/domain/ticket/calendar-file.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { counterText } from '@poth/domain/trip/counter-text.ts';
import { momentText } from '../text/moment.ts';
import { textIn } from '../text/texts.ts';
import { calendarText } from './calendar-text.ts';

/** Journey of a ticket as an entry of a calendar, which others may read too: no name, no number of the buyer, no price. */
export const calendarEntry = (
  document: TicketDocument,
  language: Language,
  { publicUrl, path }: { publicUrl: string; path: string },
): CalendarEntry => {
  const t = textIn(language, calendarText);
  const { boarding, dropping, operator, coachNumber } = document;
  const live = document.tickets.filter(({ state }) => state !== 'void');
  return {
    uid: `${document.bookingId}@${new URL(publicUrl).hostname}`,
    title: t.title(
      document.from[language],
      document.to[language],
      `${operator.name[language]} ${coachNumber}`,
    ),
    startsAt: boarding.at,
    endsAt: dropping.at,
    place: counterText(boarding, language),
    notes: [
      t.reporting(momentText(boarding.reportingAt, language)),
      t.seats(live.map(({ seatNo }) => seatNo).join(', ')),
      t.call(formatPhone(boarding.phone, language)),
    ],
    url: publicUrl + path,
  };
};
