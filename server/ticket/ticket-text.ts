import { dhakaDate, formatDate, formatTime } from '@poth/domain/dhaka.ts';
import type { Bilingual, Language } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import { newestTickets } from '@poth/domain/ticket/newest-tickets.ts';
import type { Ticket, TicketDocument } from '@poth/domain/ticket/ticket.ts';
import {
  boardingNote,
  passengerKindNames,
  type TicketField,
  ticketFieldNames,
  ticketFields,
  timeText,
} from '@poth/domain/ticket/ticket-fields.ts';
import { validityOf } from '@poth/domain/ticket/validity.ts';

/** Words of a ticket in both languages. */
export const ticketWords = {
  ...ticketFieldNames,
  product: { en: 'Poth', bn: 'পথ' },
  title: { en: 'Bus Ticket', bn: 'বাসের টিকিট' },
  confirmed: { en: 'Confirmed', bn: 'নিশ্চিত' },
  cancelled: { en: 'Cancelled', bn: 'বাতিল' },
  pnr: { en: 'PNR', bn: 'PNR' },
  boarding: { en: 'BOARDING POINT', bn: 'যেখান থেকে উঠবেন' },
  dropping: { en: 'DROPPING POINT', bn: 'যেখানে নামবেন' },
  supervisor: { en: 'SUPERVISOR', bn: 'সুপারভাইজার' },
  seat: { en: 'SEAT', bn: 'সিট' },
  passenger: { en: 'PASSENGER', bn: 'যাত্রী' },
  ...boardingNote,
  once: {
    en: 'Each code opens one seat, once. Do not give a picture of it to anybody.',
    bn: 'একটি কোডে একজন একবারই উঠতে পারবেন। কোডের ছবি কাউকে দেবেন না।',
  },
  noCode: { en: 'No code for this seat', bn: 'এই সিটের কোড নেই' },
  printed: { en: 'Ticket made on', bn: 'টিকিট তৈরির সময়' },
} as const satisfies Record<string, Bilingual>;

export type TicketWord = keyof typeof ticketWords;
export const ticketWord = (word: TicketWord, language: Language): string => ticketWords[word][language];

/** Label and value of a fact on a ticket. */
export type Fact = { label: string; value: string };

/** The tickets to draw: of a seat that was issued again only the newest. */
export const shownTickets = ({ tickets }: TicketDocument): Ticket[] => newestTickets(tickets);

/** The rows of a ticket under its journey, four to a row. */
const rows: readonly TicketField[] = [
  'reporting',
  'coachClass',
  'ticketType',
  'route',
  'seats',
  'adult',
  'child',
  'price',
  'number',
  'email',
  'status',
  'expires',
];

/** Rows of a ticket with their values, in the words of the specification. */
export const ticketFacts = (document: TicketDocument, language: Language, now: Date): Fact[] => {
  const fields = ticketFields(document, language, now);
  const { supervisorPhone } = document.news;
  const facts = rows.flatMap((row) => {
    const value = fields[row];
    return value ? [{ label: ticketWord(row, language), value }] : [];
  });
  if (supervisorPhone)
    facts.push({ label: ticketWord('supervisor', language), value: formatPhone(supervisorPhone, language) });
  return facts;
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

/** Text beside the code of one seat. */
export const seatText = (ticket: Ticket, document: TicketDocument, language: Language, now: Date) => ({
  name: ticket.passengerName,
  kind: passengerKindNames[ticket.passengerKind][language],
  fare: formatMoney(ticket.farePaisa, language),
  validity: validityOf(ticket.state, document.departsAt, now),
});

/** Formats the foot line, which says when the document was made. */
export const madeOn = (now: Date, language: Language): string =>
  `${ticketWord('printed', language)} ${formatDate(dhakaDate(now), language, 'long')}, ${timeText(now, language)}`;
