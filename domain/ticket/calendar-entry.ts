import { dhakaDate, formatDate, formatTime } from '../dhaka.ts';
import type { Bilingual, Language } from '../language.ts';
import { formatPhone } from '../phone-text.ts';
import { counterText } from '../trip/counter-text.ts';
import type { CalendarEntry } from './calendar-file.ts';
import type { TicketDocument } from './ticket.ts';

const words = {
  reporting: (at: string): Bilingual => ({
    en: `Be at the counter by ${at}`,
    bn: `কাউন্টারে পৌঁছাবেন ${at}`,
  }),
  seats: (seats: string): Bilingual => ({ en: `Seats: ${seats}`, bn: `সিট: ${seats}` }),
  call: (phone: string): Bilingual => ({ en: `Counter: ${phone}`, bn: `কাউন্টারের ফোন: ${phone}` }),
};

const momentText = (at: Date, language: Language): string =>
  `${formatDate(dhakaDate(at), language, 'day')}, ${formatTime(at, language)}`;

/**
 * Makes a calendar entry of a ticket's journey. Others may read the calendar: no name, no number of the buyer, no
 * price.
 */
export const calendarEntry = (
  document: TicketDocument,
  language: Language,
  { publicUrl, path }: { publicUrl: string; path: string },
): CalendarEntry => {
  const { boarding, dropping, operator, coachNumber, from, to } = document;
  const live = document.tickets.filter(({ state }) => state !== 'void');
  return {
    uid: `${document.bookingId}@${new URL(publicUrl).hostname}`,
    title: `${from[language]} – ${to[language]}, ${operator.name[language]} ${coachNumber}`,
    startsAt: boarding.at,
    endsAt: dropping.at,
    place: counterText(boarding, language),
    notes: [
      words.reporting(momentText(boarding.reportingAt, language))[language],
      words.seats(live.map(({ seatNo }) => seatNo).join(', '))[language],
      words.call(formatPhone(boarding.phone, language))[language],
    ],
    url: publicUrl + path,
  };
};
