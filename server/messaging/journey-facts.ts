import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { dhakaDate, formatDate, formatMoment, formatTime } from '@poth/domain/dhaka.ts';
import { coachName } from '@poth/domain/fleet/coach.ts';
import { type Bilingual, digits, type Language } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { instrumentName } from '@poth/domain/payment/instrument.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import { mapLink } from '@poth/domain/ticket/map-link.ts';
import { bothWaysText, ticketTypeText } from '@poth/domain/ticket/ticket-fields.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { counterText } from '@poth/domain/trip/counter-text.ts';
import type { StopPoint } from '@poth/domain/trip/trip.ts';
import { liveSeatsOf } from './live-seats.ts';
import type { MailFact, MailLink } from './mail-content.ts';

const names = {
  departure: { en: 'Departure', bn: 'ছাড়ার সময়' },
  reporting: { en: 'Be at the counter by', bn: 'কাউন্টারে পৌঁছাবেন' },
  boarding: { en: 'Boarding point', bn: 'যেখান থেকে উঠবেন' },
  dropping: { en: 'Dropping point', bn: 'যেখানে নামবেন' },
  arrival: { en: 'Arrival', bn: 'পৌঁছানোর সময়' },
  journey: { en: 'Journey', bn: 'যাত্রা' },
  seats: { en: 'Seats', bn: 'সিট' },
  coach: { en: 'Coach', bn: 'বাস' },
  pnr: { en: 'PNR', bn: 'PNR' },
  ticketType: { en: 'Ticket type', bn: 'টিকিটের ধরন' },
  paid: { en: 'Paid', bn: 'পরিশোধ করা হয়েছে' },
  supervisor: { en: 'Supervisor', bn: 'সুপারভাইজার' },
} as const satisfies Record<string, Bilingual>;
type Name = keyof typeof names;

const fact = (
  name: Name,
  language: Language,
  value: string,
  more: Omit<MailFact, 'name' | 'value'> = {},
) => ({
  name: names[name][language],
  value,
  ...more,
});

/** Names of the two ends of a journey: Dhaka → Sylhet. */
export const journeyText = ({ from, to, language }: TicketDocument): string =>
  `${from[language]} → ${to[language]}`;

/** Day of a journey as a subject has it: 27 Nov. */
export const dayText = ({ departsAt, language }: TicketDocument): string =>
  formatDate(dhakaDate(departsAt), language, 'day');

/** Day and hour of a departure as a subject has them: 27 Nov 10:30 PM. */
export const dayAndHour = (document: TicketDocument): string =>
  `${dayText(document)} ${formatTime(document.departsAt, document.language)}`;

/** Most seats that a subject lists by number; beyond it gives their count. */
const mostNamed = 4;

/** Seats as a subject has them: seats B3, B4, or 36 seats. */
export const seatsText = (seatNos: readonly string[], language: Language): string => {
  const { length } = seatNos;
  if (length > mostNamed) return language === 'bn' ? `${digits(length, 'bn')}টি সিট` : `${length} seats`;
  const named = seatNos.join(', ');
  return language === 'bn' ? `সিট ${named}` : `${length === 1 ? 'seat' : 'seats'} ${named}`;
};

/** Makes a link that dials a number. */
const callLink = (phone: string, language: Language): MailLink => {
  const shown = formatPhone(phone, language);
  return { label: language === 'bn' ? `ফোন করুন ${shown}` : `Call ${shown}`, url: `tel:${phone}` };
};

/**
 * Links to a counter: its phone and a map search in Latin letters, since a Bangla one makes an address of half a
 * screen.
 */
export const counterLinks = (
  { name, address, phone }: Pick<StopPoint, 'name' | 'address' | 'phone'>,
  place: Bilingual,
  language: Language,
): MailLink[] => [
  callLink(phone, language),
  {
    label: language === 'bn' ? 'ম্যাপ দেখুন' : 'Map',
    url: mapLink(...counterText({ name, address }, 'en').split(', '), place.en),
  },
];

/** Facts of a journey, by their names, in the language of the booking. */
export const journeyFacts = (document: TicketDocument) => {
  const { language, boarding, dropping, operator, coachNumber, news, instrument } = document;
  const seats = liveSeatsOf(document);
  const paid = formatMoney(document.paidPaisa, language);
  const cheaper = bothWaysText(document, language);
  return {
    departure: (): MailFact =>
      fact('departure', language, formatMoment(document.departsAt, language), {
        more: [journeyText(document)],
      }),
    reporting: (): MailFact => fact('reporting', language, formatMoment(boarding.reportingAt, language)),
    boarding: (): MailFact =>
      fact('boarding', language, counterText(boarding, language), {
        links: counterLinks(boarding, document.from, language),
      }),
    dropping: (): MailFact =>
      fact('dropping', language, counterText(dropping, language), {
        more: [`${names.arrival[language]}: ${formatMoment(document.arrivesAt, language)}`],
      }),
    seats: (): MailFact[] => (seats.length > 0 ? [fact('seats', language, seats.join(', '))] : []),
    coach: (): MailFact =>
      fact('coach', language, `${operator.name[language]} ${coachNumber}`, {
        more: [coachName(document.coachType, document.coachClass)[language]],
      }),
    pnr: (): MailFact => fact('pnr', language, formatPnr(document.pnr)),
    /** Present only for one way of a return purchase: a separate mail has the other way. */
    ticketType: (): MailFact[] =>
      document.purchase ? [fact('ticketType', language, ticketTypeText(document, language))] : [],
    journey: (): MailFact =>
      fact('journey', language, journeyText(document), {
        more: [formatMoment(document.departsAt, language)],
      }),
    supervisor: (): MailFact[] =>
      news.supervisorPhone ? [fact('supervisor', language, formatPhone(news.supervisorPhone, language))] : [],
    paid: (): MailFact =>
      fact(
        'paid',
        language,
        [paid, instrument && instrumentName(instrument)[language]].filter(Boolean).join(' · '),
        cheaper ? { more: [cheaper] } : {},
      ),
  };
};
