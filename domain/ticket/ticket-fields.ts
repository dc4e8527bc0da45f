import { formatDate, formatTime, dhakaDate } from '../dhaka.ts';
import { coachName } from '../fleet/coach.ts';
import { type Bilingual, digits, type Language } from '../language.ts';
import { formatMoney, type Paisa, sum } from '../money.ts';
import { instrumentName } from '../payment/instrument.ts';
import { formatPhone } from '../phone-text.ts';
import type { PassengerKind } from '../booking/booking.ts';
import { newestTickets } from './newest-tickets.ts';
import type { Ticket, TicketDocument } from './ticket.ts';
import { type Validity, validityNames, validityOf } from './validity.ts';

/** The fields of a ticket as the specification names them, on the page and on paper. */
export const ticketFieldNames = {
  seats: { en: 'SEATS', bn: 'সিট' },
  reporting: { en: 'REPORTING TIME', bn: 'কাউন্টারে পৌঁছানোর সময়' },
  coachClass: { en: 'CLASS', bn: 'কোচের ধরন' },
  ticketType: { en: 'TICKET TYPE', bn: 'টিকিটের ধরন' },
  busName: { en: 'BUS NAME', bn: 'বাস' },
  date: { en: 'DATE', bn: 'যাত্রার তারিখ' },
  from: { en: 'FROM', bn: 'কোথা থেকে' },
  to: { en: 'TO', bn: 'কোথায় যাবেন' },
  adult: { en: 'ADULT', bn: 'প্রাপ্তবয়স্ক' },
  child: { en: 'CHILD', bn: 'শিশু' },
  number: { en: 'NUMBER', bn: 'মোবাইল নম্বর' },
  email: { en: 'EMAIL', bn: 'ই-মেইল' },
  route: { en: 'ROUTE', bn: 'রুট' },
  price: { en: 'PRICE', bn: 'দাম' },
  /** Field of the card in the specification; a ticket shows its status under this name. */
  valid: { en: 'VALID', bn: 'টিকিটের অবস্থা' },
  status: { en: 'STATUS', bn: 'টিকিটের অবস্থা' },
  expires: { en: 'EXPIRE DATE', bn: 'মেয়াদ' },
} as const satisfies Record<string, Bilingual>;
export type TicketField = keyof typeof ticketFieldNames;
/** Fields that a ticket may have no value for. */
type Optional = 'email' | 'valid' | 'status';

export const passengerKindNames: Record<PassengerKind, Bilingual> = {
  adult: { en: 'Adult', bn: 'প্রাপ্তবয়স্ক' },
  child: { en: 'Child', bn: 'শিশু' },
};

const oneWay: Bilingual = { en: 'One way', bn: 'শুধু যাওয়া' };
const thereAndBack: Bilingual = { en: 'Return', bn: 'যাওয়া-আসা' };
const atCounter: Bilingual = { en: 'Counter', bn: 'কাউন্টার' };
const refund: Bilingual = { en: 'refund', bn: 'ফেরত' };
const bothWays: Bilingual = { en: 'discount for both ways', bn: 'যাওয়া-আসার ছাড়' };

/** Notes beside a code, wherever a ticket is shown. */
export const boardingNote = {
  show: { en: 'Show this at boarding', bn: 'বাসে ওঠার সময় এটি দেখান' },
  offline: { en: 'Works without a network', bn: 'ইন্টারনেট ছাড়াই চলে' },
} as const satisfies Record<string, Bilingual>;

/** Formats a time with non-breaking spaces. */
export const timeText = (at: Date, language: Language): string =>
  formatTime(at, language).replaceAll(' ', '\u00a0');

/** Formats a time with its date: passengers of a coach after midnight report on the evening before. */
const moment = (at: Date, language: Language): string =>
  `${formatDate(dhakaDate(at), language, 'day')}, ${timeText(at, language)}`;

/** Combines the validity of a booking's tickets: valid while one of them still lets its passenger board. */
export const validityOfAll = (
  { tickets, departsAt }: { tickets: readonly Pick<Ticket, 'state'>[]; departsAt: Date },
  now: Date,
): Validity | undefined => {
  const each = tickets.map(({ state }) => validityOf(state, departsAt, now));
  return (['valid', 'boarded', 'expired', 'cancelled'] as const).find((validity) => each.includes(validity));
};

/** Sums the discount on a booking's fares for buying both ways at once. */
export const bothWaysDiscountOf = ({ tickets }: Pick<TicketDocument, 'tickets'>): Paisa =>
  sum(newestTickets(tickets).map(({ bothWaysOffPaisa }) => bothWaysOffPaisa));

/** Formats the discount for both ways, to show beside a price; undefined where there is none. */
export const bothWaysText = (
  document: Pick<TicketDocument, 'tickets'>,
  language: Language,
): string | undefined => {
  const offPaisa = bothWaysDiscountOf(document);
  return offPaisa > 0 ? `${bothWays[language]}\u00a0−${formatMoney(offPaisa, language)}` : undefined;
};

/** Names the type of a ticket: sold at a counter, bought with the other way in one payment, or one way. */
export const ticketTypeText = (
  { channel, purchase }: Pick<TicketDocument, 'channel' | 'purchase'>,
  language: Language,
): string => (channel === 'web' ? (purchase ? thereAndBack : oneWay) : atCounter)[language];

/** Formats the price paid, its instrument, the discount for both ways and the refunds of seats, under way or done. */
const priceText = (document: TicketDocument, language: Language): string => {
  const { paidPaisa, instrument, refunds } = document;
  const ofSeats = refunds.filter(({ seatNos }) => seatNos.length > 0);
  const backPaisa = sum(ofSeats.map(({ amountPaisa }) => amountPaisa));
  return [
    formatMoney(paidPaisa, language),
    instrument && instrumentName(instrument)[language],
    bothWaysText(document, language),
    backPaisa > 0 && `${refund[language]}\u00a0${formatMoney(backPaisa, language)}`,
  ]
    .filter(Boolean)
    .join(' · ');
};

/** Returns the value of every field of a ticket; null where there is none. */
export const ticketFields = (
  document: TicketDocument,
  language: Language,
  now: Date,
): Record<Exclude<TicketField, Optional>, string> & Record<Optional, string | null> => {
  const live = document.tickets.filter(({ state }) => state !== 'void');
  const riding = live.length > 0 ? live : document.tickets;
  const people = (kind: PassengerKind): string => {
    const count = digits(riding.filter(({ passengerKind }) => passengerKind === kind).length, language);
    return language === 'en' ? count : `${count} জন`;
  };
  const validity = validityOfAll(document, now);
  const status = validity ? validityNames[validity][language] : null;
  return {
    seats: riding.map(({ seatNo }) => seatNo).join(', '),
    reporting: moment(document.boarding.reportingAt, language),
    coachClass: coachName(document.coachType, document.coachClass)[language],
    ticketType: ticketTypeText(document, language),
    busName: `${document.operator.name[language]} ${document.coachNumber}`,
    date: formatDate(dhakaDate(document.departsAt), language, 'long'),
    from: document.from[language],
    to: document.to[language],
    adult: people('adult'),
    child: people('child'),
    number: formatPhone(document.contactPhone, language),
    email: document.contactEmail,
    route: document.routeName[language],
    price: priceText(document, language),
    valid: status,
    status,
    expires: moment(document.departsAt, language),
  };
};
