import { formatPnr } from '@poth/domain/booking/pnr.ts';
import type { Language } from '@poth/domain/language.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { counterText } from '@poth/domain/trip/counter-text.ts';
import { momentText } from '../text/moment.ts';
import { textIn } from '../text/texts.ts';
import { sendText } from './send-text.ts';

/**
 * Writes the text of a ticket for fellow travellers: journey, coach, seats, counter and PNR, and the address of its
 * page, which opens to its owner only. It contains no name, and no number but the counter's; without the buyer's number
 * the PNR opens nothing.
 */
export const ticketMessage = (document: TicketDocument, language: Language, url: string): string => {
  const t = textIn(language, sendText);
  const { boarding, operator, coachNumber, from, to } = document;
  const live = document.tickets.filter(({ state }) => state !== 'void');
  return [
    t.journey(from[language], to[language]),
    `${operator.name[language]} ${coachNumber}, ${momentText(boarding.at, language)}`,
    t.seats(live.map(({ seatNo }) => seatNo).join(', ')),
    t.counter(counterText(boarding, language), momentText(boarding.reportingAt, language)),
    t.call(formatPhone(boarding.phone, language)),
    `PNR ${formatPnr(document.pnr)}`,
    url,
  ].join('\n');
};
