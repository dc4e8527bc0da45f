import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { dhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import { coachName } from '@poth/domain/fleet/coach.ts';
import type { Language } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { instrumentName } from '@poth/domain/payment/instrument.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { Ticket, TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { timeText } from '@poth/domain/ticket/ticket-fields.ts';
import { textIn } from '../text/texts.ts';
import { counterText } from './text.ts';

type Qr = { size: number; path: string };
type DrawQr = (code: string) => Qr;

const dayText = (at: Date, language: Language): string => formatDate(dhakaDate(at), language, 'short');

/** Writes the reporting time, with its date where that is not the date of departure. */
const reportText = ({ boarding }: TicketDocument, language: Language): string => {
  const at = boarding.reportingAt;
  const time = timeText(at, language);
  return dhakaDate(at) === dhakaDate(boarding.at) ? time : `${time}, ${dayText(at, language)}`;
};

const seatOf = (ticket: Ticket, language: Language, drawQr: DrawQr) => ({
  label: textIn(language, counterText).paper.seat(ticket.seatNo),
  qrLabel: textIn(language, counterText).paper.qr(ticket.seatNo),
  name: ticket.passengerName,
  qr: ticket.state !== 'void' && ticket.code ? drawQr(ticket.code) : null,
});

/** Ticket of a counter as shown on a strip of paper, in one language; black on white. */
export const thermalView = (document: TicketDocument, language: Language, now: Date, drawQr: DrawQr) => {
  const t = textIn(language, counterText).paper;
  const riding = document.tickets.filter(({ state }) => state !== 'void');
  const seats = riding.length > 0 ? riding : document.tickets;
  const instrument = document.instrument && instrumentName(document.instrument)[language];
  return {
    pnr: document.pnr,
    shownPnr: formatPnr(document.pnr),
    operator: document.operator.name[language],
    from: document.from[language],
    to: document.to[language],
    isVoid: riding.length === 0,
    facts: [
      [t.coach, `${document.coachNumber} · ${coachName(document.coachType, document.coachClass)[language]}`],
      [t.date, formatDate(dhakaDate(document.boarding.at), language, 'long')],
      [t.leaves, timeText(document.boarding.at, language)],
      [t.report, reportText(document, language)],
      [t.boarding, `${document.boarding.name[language]}, ${formatPhone(document.boarding.phone, language)}`],
      [t.dropping, document.dropping.name[language]],
      [t.name, document.contactName],
      [t.phone, formatPhone(document.contactPhone, language)],
      [t.seats, seats.map(({ seatNo }) => seatNo).join(', ')],
      [t.paid, [formatMoney(document.paidPaisa, language), instrument].filter(Boolean).join(' · ')],
    ] as [string, string][],
    seats: seats.map((ticket) => seatOf(ticket, language, drawQr)),
    printed: t.printed(`${dayText(now, language)}, ${timeText(now, language)}`),
  };
};
export type ThermalView = ReturnType<typeof thermalView>;
