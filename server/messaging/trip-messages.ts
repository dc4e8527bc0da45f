import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { dhakaDate, formatDate, formatDuration, formatTime } from '@poth/domain/dhaka.ts';
import { coachName } from '@poth/domain/fleet/coach.ts';
import type { Bilingual, Language } from '@poth/domain/language.ts';
import { fittingSms } from '@poth/domain/messaging/sms.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import {
  type ChangedCoach,
  type ChangeReason,
  type ChangeRecord,
  changeReasons,
} from '@poth/domain/trip/change.ts';
import { pairsSplit, seatsDowngraded } from '@poth/domain/trip/seat-terms.ts';
import { later } from '@poth/domain/trip/delay.ts';
import { liveSeatsOf } from './live-seats.ts';
import { counterText } from '@poth/domain/trip/counter-text.ts';
import type { Message } from './message.ts';

const phoneOfSupervisor = ({ news, language }: TicketDocument): string[] => {
  if (!news.supervisorPhone) return [];
  const phone = formatPhone(news.supervisorPhone, language);
  return [language === 'en' ? `Supervisor ${phone}.` : `সুপারভাইজার ${phone}।`];
};

const reasonOf = (reason: ChangeReason, language: Language): string =>
  language === 'en' ? `Reason: ${changeReasons[reason].en}.` : `কারণ: ${changeReasons[reason].bn}।`;

const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' ');

/** The places that a message leads to: the ticket, and a search for other coaches. */
type Links = { ticket: string; search: string };

/** Tells how money of a cancelled trip comes back: by itself, or over the counter that took it. */
const moneyBack = ({ refunds, tickets, state, operator }: TicketDocument): Bilingual | null => {
  if (refunds.some(({ atCounter, state: stage }) => atCounter && stage === 'requested'))
    return {
      en: `Collect all that you paid in cash at any counter of ${operator.name.en}, with this PNR.`,
      bn: `${operator.name.bn}-এর যেকোনো কাউন্টার থেকে এই PNR দেখিয়ে পুরো টাকা নগদ ফেরত নিন।`,
    };
  return tickets.length > 0 || state === 'unseated'
    ? {
        en: 'All that you paid comes back, service charge included.',
        bn: 'সার্ভিস চার্জসহ পুরো টাকা ফেরত পাবেন।',
      }
    : null;
};

/** Tells that the coach does not run, how the money comes back, and where another coach may be found. */
export const tripCancelledMessage = (document: TicketDocument, links?: Links): Message => {
  const { pnr, language, operator, coachNumber, news, departsAt } = document;
  const shown = formatPnr(pnr);
  const day = formatDate(dhakaDate(departsAt), language, 'day');
  const back = moneyBack(document)?.[language];
  const [said, subject, others] =
    language === 'en'
      ? [
          `Poth ${shown}: sorry, ${operator.name.en} has cancelled coach ${coachNumber} of ${day}.`,
          `${shown}: ${operator.name.en} has cancelled your coach`,
          links && `Other coaches: ${links.search}`,
        ]
      : [
          `পথ ${shown}: দুঃখিত, ${operator.name.bn} ${day} তারিখের ${coachNumber} কোচ বাতিল করেছে।`,
          `${shown}: ${operator.name.bn} আপনার বাসটি বাতিল করেছে`,
          links && `অন্য বাস: ${links.search}`,
        ];
  const text = joined(said, news.reason && reasonOf(news.reason, language), back, others);
  return { subject, text, sms: fittingSms([text, joined(said, back, links?.ticket), said]) };
};

/** A time with its day, for a late coach may leave on the next one. */
const dayAndTime = (at: Date, language: Language): string =>
  `${formatDate(dhakaDate(at), language, 'short')}, ${formatTime(at, language)}`;

/** Tells what another coach does to the seats of a booking: they stay, or some are apart or of a lower class. */
const seatsSentence = (document: TicketDocument, was: ChangedCoach, became: ChangedCoach): Bilingual => {
  const seatNos = liveSeatsOf(document);
  if (!was.layout || !became.layout) return { en: 'Your seats stay.', bn: 'সিট একই থাকছে।' };
  const plans = [
    { ...was, layout: was.layout },
    { ...became, layout: became.layout },
  ] as const;
  const split = pairsSplit(...plans, seatNos);
  const pairs = (and: string) => split.map((pair) => pair.join(and)).join(', ');
  const lower = seatsDowngraded(...plans, seatNos);
  const en = [
    ...(split.length > 0 ? [`${pairs(' and ')} are no longer side by side`] : []),
    ...(lower.length > 0
      ? [`${lower.join(', ')} ${lower.length > 1 ? 'are' : 'is'} of a lower class now`]
      : []),
  ];
  const bn = [
    ...(split.length > 0 ? [`${pairs(' ও ')} আর পাশাপাশি নয়`] : []),
    ...(lower.length > 0 ? [`${lower.join(', ')} এখন নিচের শ্রেণির`] : []),
  ];
  if (en.length === 0) return { en: 'Your seats stay.', bn: 'সিট একই থাকছে।' };
  return {
    en: `Your seat numbers stay, but ${en.join('; ')}.`,
    bn: `সিট নম্বর একই থাকছে, তবে ${bn.join('; ')}।`,
  };
};

/** Says in a sentence what a change means for the passengers of one booking. */
const changeSentence = (document: TicketDocument, change: ChangeRecord): Bilingual => {
  const { coachNumber, news, boarding, dropping, operator } = document;
  if (change.kind === 'delay') {
    const { delayMinutes } = change.became;
    const at = later(document.departsAt, delayMinutes - news.delayMinutes);
    const [en, bn] = [dayAndTime(at, 'en'), dayAndTime(at, 'bn')];
    if (delayMinutes === 0)
      return {
        en: `your coach ${coachNumber} is on time after all: it leaves ${en}.`,
        bn: `আপনার কোচ ${coachNumber} ঠিক সময়েই ছাড়বে: ${bn}।`,
      };
    return {
      en: `your coach ${coachNumber} is ${formatDuration(delayMinutes, 'en')} late: it leaves ${en}.`,
      bn: `আপনার কোচ ${coachNumber} ${formatDuration(delayMinutes, 'bn')} দেরিতে, ${bn}-এ ছাড়বে।`,
    };
  }
  if (change.kind === 'coach') {
    const { was, became } = change;
    const name = coachName(became.coachType, became.coachClass);
    const seats = seatsSentence(document, was, became);
    return {
      en: `your coach is now ${became.coachNumber} (${name.en}) instead of ${was.coachNumber}. ${seats.en}`,
      bn: `আপনার কোচ এখন ${became.coachNumber} (${name.bn}), আগে ছিল ${was.coachNumber}। ${seats.bn}`,
    };
  }
  if (change.kind === 'counter') {
    const { was, became } = change;
    const boards = boarding.counterId === became.counterId;
    const point = boards ? boarding : dropping;
    const [en, bn] = [dayAndTime(point.at, 'en'), dayAndTime(point.at, 'bn')];
    return {
      en: `${boards ? 'board' : 'you are dropped'} at ${counterText(point, 'en')}, ${formatPhone(point.phone, 'en')}, ${en}, not at ${was.name.en}.`,
      bn: `${was.name.bn}-এর বদলে ${boards ? 'উঠবেন' : 'নামবেন'} ${counterText(point, 'bn')}, ফোন ${formatPhone(point.phone, 'bn')}, ${bn}।`,
    };
  }
  return {
    en: `${operator.name.en} has cancelled your coach.`,
    bn: `${operator.name.bn} আপনার বাসটি বাতিল করেছে।`,
  };
};

/** Tells what the operator has changed about a trip, as it was changed then; link: the ticket, where it can be cancelled. */
export const tripChangedMessage = (document: TicketDocument, change: ChangeRecord, link: string): Message => {
  const { language, news } = document;
  const pnr = formatPnr(document.pnr);
  const [said, reason] = [changeSentence(document, change)[language], reasonOf(change.reason, language)];
  const free = document.state === 'confirmed' && news.free !== null;
  const [poth, subject, way, changed] =
    language === 'en'
      ? [
          `Poth ${pnr}:`,
          `${pnr}: a change to your journey`,
          `${free ? 'You may cancel and get everything back' : 'Your ticket'}: ${link}`,
          'your journey has changed.',
        ]
      : [
          `পথ ${pnr}:`,
          `${pnr}: আপনার যাত্রায় বদল হয়েছে`,
          `${free ? 'চাইলে বাতিল করে পুরো টাকা ফেরত নিন' : 'আপনার টিকিট'}: ${link}`,
          'আপনার যাত্রায় বদল হয়েছে।',
        ];
  const text = joined(poth, said, reason, ...phoneOfSupervisor(document), way);
  const sms = fittingSms([
    text,
    joined(poth, said, way),
    joined(poth, said, link),
    joined(poth, changed, link),
  ]);
  return { subject, text, sms };
};
