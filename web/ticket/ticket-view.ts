import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { dhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import { linksToExchange } from '@poth/domain/exchange/exchange.ts';
import { linksToRenaming } from '@poth/domain/renaming/renaming.ts';
import type { Ticket, TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { mapLink } from '@poth/domain/ticket/map-link.ts';
import { sendsProofCode } from '@poth/domain/ticket/proof-code.ts';
import { offersSendingAgain } from '@poth/domain/ticket/send-again.ts';
import { ticketFields, timeText, validityOfAll } from '@poth/domain/ticket/ticket-fields.ts';
import { validityNames, validityOf } from '@poth/domain/ticket/validity.ts';
import { telLink } from '../shell/tel-link.ts';
import { textIn } from '../text/texts.ts';
import { againPath } from './again-path.ts';
import { bookingStateNames, validityTones } from './booking-states.ts';
import { ticketCardText } from './card-text.ts';
import type { FieldName } from './field-names.ts';
import { changeLinkText } from './change-link-text.ts';
import { renameLinkText } from './rename-link-text.ts';
import { qrPath } from './qr-path.ts';
import { ticketText } from './text.ts';
import { tripNewsView } from './trip-news-view.ts';

/** Value of every field of a ticket, in one language. */
const fieldsOf = (document: TicketDocument, language: Language, now: Date): Record<FieldName, string> => {
  const fields = ticketFields(document, language, now);
  const status = fields.status ?? bookingStateNames[document.state][language];
  return {
    ...fields,
    email: fields.email ?? textIn(language, ticketCardText).noEmail,
    valid: status,
    status,
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
    map: mapLink(point.name[language], point.address[language], document[end][language]),
  };
};

/** Describes the ticket of one seat, with its code while it is valid. */
const stubOf = (ticket: Ticket, { departsAt }: TicketDocument, language: Language, now: Date) => {
  const validity = validityOf(ticket.state, departsAt, now);
  return {
    seatNo: ticket.seatNo,
    name: ticket.passengerName,
    kind: textIn(language, ticketCardText).kinds[ticket.passengerKind],
    state: validityNames[validity][language],
    tone: validityTones[validity],
    qr: validity === 'valid' && ticket.code ? qrPath(ticket.code) : null,
  };
};

/** Tells where the ticket was sent. */
const sentTo = ({ contactPhone, contactEmail }: TicketDocument, language: Language): string => {
  const { done } = textIn(language, ticketCardText);
  const phone = formatPhone(contactPhone, language);
  return contactEmail ? done.both(phone, contactEmail) : done.sms(phone);
};

/** Tells whether a booking can be cancelled on its page. */
const mayCancel = (document: TicketDocument, now: Date): boolean =>
  document.state === 'confirmed' && !document.news.cancelled && validityOfAll(document, now) === 'valid';

/** Pages on which the owner of a ticket may change something about it. */
const waysOf = (document: TicketDocument, language: Language, now: Date) =>
  [
    linksToExchange(document, now) && { to: 'change-trip', says: textIn(language, changeLinkText).link },
    linksToRenaming(document, now) && { to: 'another-name', says: textIn(language, renameLinkText).link },
    mayCancel(document, now) && { to: 'cancel', says: textIn(language, ticketText).actions.cancel },
  ]
    .filter((way) => way !== false)
    .map(({ to, says }) => ({ to: `/ticket/${document.pnr}/${to}`, says }));

/** A booking with its tickets as a page shows it, in one language. */
export const ticketView = (document: TicketDocument, language: Language, now: Date) => ({
  pnr: document.pnr,
  shownPnr: formatPnr(document.pnr),
  state: document.state,
  /** Expiry of seats kept for a caller; null for bookings on the web. */
  keptUntil:
    document.channel === 'web'
      ? null
      : `${formatDate(dhakaDate(document.heldUntil), language, 'day')}, ${timeText(document.heldUntil, language)}`,
  stateName: bookingStateNames[document.state],
  operator: document.operator.name[language],
  coachNumber: document.coachNumber,
  from: endOf(document, 'from', language),
  to: endOf(document, 'to', language),
  fields: fieldsOf(document, language, now),
  stubs: document.tickets.map((ticket) => stubOf(ticket, document, language, now)),
  sentTo: sentTo(document, language),
  hasFile: document.tickets.length > 0,
  isValid: validityOfAll(document, now) === 'valid',
  canSendAgain: offersSendingAgain(document, now),
  canCancel: mayCancel(document, now),
  sendsProofCode: sendsProofCode(document),
  ways: waysOf(document, language, now),
  /** Address for searching the journey again, if this booking is no longer valid for it. */
  againPath:
    validityOfAll(document, now) === 'valid'
      ? null
      : againPath(
          {
            search: document.news.search,
            operatorSlug: document.operator.slug,
            departsAt: document.departsAt,
          },
          now,
        ),
  news: tripNewsView(document, language, mayCancel(document, now)),
});
export type TicketView = ReturnType<typeof ticketView>;
