import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { dhakaDate, formatDate, formatTime } from '@poth/domain/dhaka.ts';
import { coachName } from '@poth/domain/fleet/coach.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { formatPhone } from '@poth/domain/phone.ts';
import type { Ticket, TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { type Validity, validityNames, validityOf } from '@poth/domain/ticket/validity.ts';
import { telLink } from '../site/company.ts';
import { textIn } from '../text/texts.ts';
import { bookingStateNames, validityTones } from './booking-states.ts';
import type { FieldName } from './field-names.ts';
import { instrumentName } from './instrument.ts';
import { qrPath } from './qr-path.ts';
import { ticketText } from './text.ts';

/** A time whose words stay on one line. */
const timeText = (at: Date, language: Language): string => formatTime(at, language).replaceAll(' ', '\u00a0');

/** With its date, for a coach after midnight is reported to on the evening before. */
const moment = (at: Date, language: Language): string =>
  `${formatDate(dhakaDate(at), language, 'day')}, ${timeText(at, language)}`;

/** What the tickets of a booking amount to together: one that still opens the door makes it valid. */
const validityOfAll = ({ tickets, departsAt }: TicketDocument, now: Date): Validity | undefined => {
  const each = tickets.map(({ state }) => validityOf(state, departsAt, now));
  return (['valid', 'boarded', 'expired', 'cancelled'] as const).find((validity) => each.includes(validity));
};

/** What every field of a ticket says, in one language. */
const fieldsOf = (document: TicketDocument, language: Language, now: Date): Record<FieldName, string> => {
  const t = textIn(language, ticketText);
  const live = document.tickets.filter(({ state }) => state !== 'void');
  const riding = live.length > 0 ? live : document.tickets;
  const count = (kind: Ticket['passengerKind']) =>
    t.people(digits(riding.filter(({ passengerKind }) => passengerKind === kind).length, language));
  const validity = validityOfAll(document, now);
  const instrument = document.instrument && instrumentName(document.instrument)[language];
  return {
    seats: riding.map(({ seatNo }) => seatNo).join(', '),
    reporting: moment(document.boarding.reportingAt, language),
    coachClass: coachName(document.coachType, document.coachClass)[language],
    ticketType: t.oneWay,
    busName: `${document.operator.name[language]} ${document.coachNumber}`,
    date: formatDate(dhakaDate(document.departsAt), language, 'long'),
    from: document.from[language],
    to: document.to[language],
    adult: count('adult'),
    child: count('child'),
    number: formatPhone(document.contactPhone, language),
    email: document.contactEmail ?? t.noEmail,
    route: document.routeName[language],
    price: [formatMoney(document.paidPaisa, language), instrument].filter(Boolean).join(' · '),
    valid: validity ? validityNames[validity][language] : bookingStateNames[document.state][language],
    expires: moment(document.departsAt, language),
  };
};

/** One end of the journey: the hour, the place, and the counter with its address and phone. */
const endOf = (document: TicketDocument, end: 'from' | 'to', language: Language) => {
  const point = end === 'from' ? document.boarding : document.dropping;
  const t = textIn(language, ticketText);
  return {
    label: t.fields[end],
    place: document[end][language],
    time: timeText(point.at, language),
    date: formatDate(dhakaDate(point.at), language, 'short'),
    pointLabel: end === 'from' ? t.boarding : t.dropping,
    counter: point.name[language],
    address: point.address[language],
    phone: formatPhone(point.phone, language),
    tel: telLink(point.phone),
  };
};

/** One seat's part of the ticket, with its code where it still opens the door. */
const stubOf = (ticket: Ticket, { departsAt }: TicketDocument, language: Language, now: Date) => {
  const validity = validityOf(ticket.state, departsAt, now);
  return {
    seatNo: ticket.seatNo,
    name: ticket.passengerName,
    kind: textIn(language, ticketText).kinds[ticket.passengerKind],
    state: validityNames[validity][language],
    tone: validityTones[validity],
    qr: validity === 'valid' && ticket.code ? qrPath(ticket.code) : null,
  };
};

/** Where the ticket was sent. */
const sentTo = ({ contactPhone, contactEmail }: TicketDocument, language: Language): string => {
  const { done } = textIn(language, ticketText);
  const phone = formatPhone(contactPhone, language);
  return contactEmail ? done.both(phone, contactEmail) : done.sms(phone);
};

/** A booking with its tickets as a page shows it, in one language. */
export const ticketView = (document: TicketDocument, language: Language, now: Date) => ({
  pnr: document.pnr,
  shownPnr: formatPnr(document.pnr),
  state: document.state,
  /** In both languages: a supervisor may read the other one. */
  stateName: bookingStateNames[document.state],
  operator: document.operator.name[language],
  coachNumber: document.coachNumber,
  from: endOf(document, 'from', language),
  to: endOf(document, 'to', language),
  fields: fieldsOf(document, language, now),
  stubs: document.tickets.map((ticket) => stubOf(ticket, document, language, now)),
  sentTo: sentTo(document, language),
  hasFile: document.tickets.length > 0,
  canCancel: document.state === 'confirmed' && validityOfAll(document, now) === 'valid',
});
export type TicketView = ReturnType<typeof ticketView>;
