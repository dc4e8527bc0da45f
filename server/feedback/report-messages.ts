import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { dhakaDate, formatDate, formatMoment } from '@poth/domain/dhaka.ts';
import { type PassengerReport, reportKindNames, type TripRecord } from '@poth/domain/feedback/report.ts';
import type { Bilingual, Language } from '@poth/domain/language.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { dayText, journeyFacts, journeyText } from '../messaging/journey-facts.ts';
import type { MailContent, Message } from '../messaging/mail-content.ts';

const words = {
  answered: (operator: Bilingual): Bilingual => ({
    en: `${operator.en} has answered your report`,
    bn: `${operator.bn} আপনার অভিযোগের উত্তর দিয়েছে`,
  }),
  read: { en: 'Read it, close or dispute it', bn: 'উত্তর পড়ুন, মেনে নিন বা আপত্তি জানান' },
  disputed: { en: 'A passenger does not take your answer', bn: 'একজন যাত্রী আপনার উত্তর মানেননি' },
  disputedSubject: { en: 'your answer is disputed', bn: 'আপনার উত্তরে আপত্তি' },
  reported: (kind: Bilingual): Bilingual => ({
    en: `A passenger reports: ${kind.en}`,
    bn: `একজন যাত্রী জানিয়েছেন: ${kind.bn}`,
  }),
  coach: { en: 'Coach', bn: 'কোচ' },
  departure: { en: 'Departure', bn: 'ছাড়ার সময়' },
  route: { en: 'Route', bn: 'রুট' },
  kind: { en: 'Report', bn: 'অভিযোগ' },
  answer: { en: 'Answer it', bn: 'উত্তর দিন' },
} as const;

/**
 * Tells a passenger that the operator has answered; the SMS links to the answer, the mail has it. link: signed, of the
 * ticket.
 */
export const answeredMessage = (document: TicketDocument, said: string, link: string): Message => {
  const { operator, language } = document;
  const pnr = formatPnr(document.pnr);
  const facts = journeyFacts(document);
  const title = words.answered(operator.name)[language];
  return {
    sms:
      language === 'en'
        ? `Poth ${pnr}: ${operator.name.en} has answered your report: ${link}`
        : `পথ ${pnr}: আপনার অভিযোগের উত্তর এসেছে: ${link}`,
    mail: {
      language,
      subject: `${title}: ${journeyText(document)}, ${dayText(document)} · ${pnr}`,
      title,
      facts: [facts.journey(), facts.coach(), facts.pnr()],
      quote: said,
      button: { label: words.read[language], url: link },
    },
  };
};

type New = { report: PassengerReport; trip: TripRecord; disputed: string | null };

/** Tells a company that a passenger reports something, or disputes its answer; link: the page for answering. */
export const reportedMail = (
  { report, trip, disputed }: New,
  language: Language,
  link: string,
): MailContent => {
  const day = formatDate(dhakaDate(trip.departsAt), language, 'short');
  const coach = `${words.coach[language]} ${trip.coachNumber}, ${day}`;
  const kind = reportKindNames[report.kind];
  return {
    language,
    subject: `${coach}: ${disputed === null ? `“${kind[language]}”` : words.disputedSubject[language]}`,
    title: (disputed === null ? words.reported(kind) : words.disputed)[language],
    facts: [
      { name: words.departure[language], value: formatMoment(trip.departsAt, language) },
      { name: words.coach[language], value: trip.coachNumber },
      { name: words.route[language], value: trip.routeName[language] },
      { name: words.kind[language], value: kind[language] },
    ],
    quote: disputed ?? report.text,
    button: { label: words.answer[language], url: link },
  };
};
