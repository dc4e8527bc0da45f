import { coachName } from '@poth/domain/fleet/coach.ts';
import { dhakaDate, formatDate, formatTime } from '@poth/domain/dhaka.ts';
import { type Bilingual, digits, type Language } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { formatPhone } from '@poth/domain/phone.ts';
import type { Ticket, TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { type Validity, validityNames, validityOf } from '@poth/domain/ticket/validity.ts';

const words = {
  product: { en: 'Poth', bn: 'পথ' },
  title: { en: 'Bus Ticket', bn: 'বাসের টিকিট' },
  confirmed: { en: 'Confirmed', bn: 'নিশ্চিত' },
  cancelled: { en: 'Cancelled', bn: 'বাতিল' },
  pnr: { en: 'PNR', bn: 'PNR' },
  busName: { en: 'BUS NAME', bn: 'বাস' },
  from: { en: 'FROM', bn: 'কোথা থেকে' },
  to: { en: 'TO', bn: 'কোথায় যাবেন' },
  boarding: { en: 'BOARDING POINT', bn: 'যেখান থেকে উঠবেন' },
  dropping: { en: 'DROPPING POINT', bn: 'যেখানে নামবেন' },
  reporting: { en: 'REPORTING TIME', bn: 'কাউন্টারে পৌঁছানোর সময়' },
  coachClass: { en: 'CLASS', bn: 'কোচের ধরন' },
  ticketType: { en: 'TICKET TYPE', bn: 'টিকিটের ধরন' },
  // Every booking is one way until return journeys and counter sales mark theirs.
  oneWay: { en: 'One way', bn: 'শুধু যাওয়া' },
  route: { en: 'ROUTE', bn: 'রুট' },
  seats: { en: 'SEATS', bn: 'সিট' },
  seat: { en: 'SEAT', bn: 'সিট' },
  adult: { en: 'ADULT', bn: 'প্রাপ্তবয়স্ক' },
  child: { en: 'CHILD', bn: 'শিশু' },
  price: { en: 'PRICE', bn: 'দাম' },
  valid: { en: 'VALID', bn: 'টিকিটের অবস্থা' },
  expires: { en: 'EXPIRE DATE', bn: 'মেয়াদ' },
  number: { en: 'NUMBER', bn: 'মোবাইল নম্বর' },
  email: { en: 'EMAIL', bn: 'ইমেইল' },
  passenger: { en: 'PASSENGER', bn: 'যাত্রী' },
  show: { en: 'Show this at boarding', bn: 'বাসে ওঠার সময় এটি দেখান' },
  offline: { en: 'Works without a network', bn: 'ইন্টারনেট ছাড়াই চলে' },
  once: {
    en: 'Each code opens one seat, once. Do not give a picture of it to anybody.',
    bn: 'একটি কোডে একজন একবারই উঠতে পারবেন। কোডের ছবি কাউকে দেবেন না।',
  },
  noCode: { en: 'No code for this seat', bn: 'এই সিটের কোড নেই' },
  printed: { en: 'Ticket made on', bn: 'টিকিট তৈরির সময়' },
} as const satisfies Record<string, Bilingual>;

const kindNames = {
  adult: { en: 'Adult', bn: 'প্রাপ্তবয়স্ক' },
  child: { en: 'Child', bn: 'শিশু' },
} as const satisfies Record<Ticket['passengerKind'], Bilingual>;

export type TicketWord = keyof typeof words;
export const ticketWord = (word: TicketWord, language: Language): string => words[word][language];

/** A name under which a ticket states something, and what it states. */
export type Fact = { label: string; value: string };

const people = (count: number, language: Language): string =>
  language === 'en' ? `${count}` : `${digits(count, 'bn')} জন`;
/** The date may stand on a line of its own; what belongs to the hour stays together. */
const moment = (at: Date, language: Language, style: 'day' | 'short' | 'long'): string =>
  `${formatDate(dhakaDate(at), language, style)}, ${formatTime(at, language).replaceAll(' ', '\u00a0')}`;

/** The tickets to draw: of a seat that was issued again only the newest. */
export const shownTickets = ({ tickets }: TicketDocument): Ticket[] =>
  tickets.filter(
    ({ seatNo, issueNo }) => !tickets.some((later) => later.seatNo === seatNo && later.issueNo > issueNo),
  );

/** What the tickets of a booking amount to together: one that still opens the door makes the document valid. */
export const documentValidity = ({ tickets, departsAt }: TicketDocument, now: Date): Validity => {
  const each = tickets.map(({ state }) => validityOf(state, departsAt, now));
  return (
    (['valid', 'boarded', 'expired'] as const).find((validity) => each.includes(validity)) ?? 'cancelled'
  );
};

/** The rows of a ticket under its journey, four to a row, in the words of the specification. */
export const ticketFacts = (document: TicketDocument, language: Language, now: Date): Fact[] => {
  const live = document.tickets.filter(({ state }) => state !== 'void');
  const riding = live.length > 0 ? live : document.tickets;
  const count = (kind: Ticket['passengerKind']): string =>
    people(riding.filter(({ passengerKind }) => passengerKind === kind).length, language);
  const rows: Partial<Record<TicketWord, string | null>> = {
    reporting: moment(document.boarding.reportingAt, language, 'short'),
    coachClass: coachName(document.coachType, document.coachClass)[language],
    ticketType: words.oneWay[language],
    route: document.routeName[language],
    seats: riding.map(({ seatNo }) => seatNo).join(', '),
    adult: count('adult'),
    child: count('child'),
    price: [formatMoney(document.paidPaisa, language), document.instrument].filter(Boolean).join(' · '),
    number: formatPhone(document.contactPhone, language),
    email: document.contactEmail,
    valid: validityNames[documentValidity(document, now)][language],
    expires: moment(document.departsAt, language, 'day'),
  };
  return Object.entries(rows).flatMap(([word, value]) =>
    value ? [{ label: ticketWord(word as TicketWord, language), value }] : [],
  );
};

/** One end of the journey as the ticket tells it: the place, the hour, and the counter with its address and phone. */
export const journeyEnd = (document: TicketDocument, end: 'from' | 'to', language: Language) => {
  const point = end === 'from' ? document.boarding : document.dropping;
  return {
    label: ticketWord(end, language),
    place: document[end][language],
    time: formatTime(point.at, language),
    date: formatDate(dhakaDate(point.at), language, 'long'),
    counter: {
      label: ticketWord(end === 'from' ? 'boarding' : 'dropping', language),
      name: point.name[language],
      address: point.address[language],
      phone: formatPhone(point.phone, language),
    },
  };
};

/** What stands beside the code of one seat. */
export const seatText = (ticket: Ticket, document: TicketDocument, language: Language, now: Date) => ({
  name: ticket.passengerName,
  kind: kindNames[ticket.passengerKind][language],
  fare: formatMoney(ticket.farePaisa, language),
  validity: validityOf(ticket.state, document.departsAt, now),
});

/** The line at the foot: when this paper was made. */
export const madeOn = (now: Date, language: Language): string =>
  `${ticketWord('printed', language)} ${moment(now, language, 'long')}`;
