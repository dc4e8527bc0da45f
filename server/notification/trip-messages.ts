import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { dhakaDate, formatDate, formatDuration, formatTime } from '@poth/domain/dhaka.ts';
import { coachName } from '@poth/domain/fleet/coach.ts';
import type { Bilingual, Language } from '@poth/domain/language.ts';
import { formatPhone } from '@poth/domain/phone.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import {
  type ChangedCoach,
  type ChangeReason,
  type ChangeRecord,
  changeReasons,
} from '@poth/domain/trip/change.ts';
import { pairsSplit, seatsDowngraded } from '@poth/domain/trip/seat-terms.ts';
import { later } from '@poth/domain/trip/delay.ts';
import type { Written } from './messages.ts';

const phoneOfSupervisor = ({ news, language }: TicketDocument): string[] => {
  if (!news.supervisorPhone) return [];
  const phone = formatPhone(news.supervisorPhone, language);
  return [language === 'en' ? `Supervisor ${phone}.` : `সুপারভাইজার ${phone}।`];
};

const reasonOf = (reason: ChangeReason, language: Language): string =>
  language === 'en' ? `Reason: ${changeReasons[reason].en}.` : `কারণ: ${changeReasons[reason].bn}।`;

/** The coach does not run: all money comes back by itself, and there may be another coach. */
export const tripCancelledMessage = (document: TicketDocument, searchLink?: string): Written => {
  const { pnr, language, operator, coachNumber, news, departsAt } = document;
  const shown = formatPnr(pnr);
  const day = formatDate(dhakaDate(departsAt), language, 'day');
  const paid = document.tickets.length > 0 || document.state === 'unseated';
  const reason = news.reason ? [reasonOf(news.reason, language)] : [];
  const other = searchLink
    ? [language === 'en' ? `Other coaches: ${searchLink}` : `অন্য বাস: ${searchLink}`]
    : [];
  return language === 'en'
    ? {
        subject: `${shown}: ${operator.name.en} has cancelled your coach`,
        text: [
          `Poth ${shown}: sorry, ${operator.name.en} has cancelled coach ${coachNumber} of ${day}.`,
          ...reason,
          ...(paid ? ['All that you paid comes back, service charge included.'] : []),
          ...other,
        ].join(' '),
      }
    : {
        subject: `${shown}: ${operator.name.bn} আপনার বাসটি বাতিল করেছে`,
        text: [
          `পথ ${shown}: দুঃখিত, ${operator.name.bn} ${day} তারিখের ${coachNumber} কোচ বাতিল করেছে।`,
          ...reason,
          ...(paid ? ['সার্ভিস চার্জসহ পুরো টাকা ফেরত পাবেন।'] : []),
          ...other,
        ].join(' '),
      };
};

/** A time with its day, for a late coach may leave on the next one. */
const dayAndTime = (at: Date, language: Language): string =>
  `${formatDate(dhakaDate(at), language, 'short')}, ${formatTime(at, language)}`;

/** Tells what another coach does to the seats of a booking: they stay, or some are apart or of a lower class. */
const seatsSentence = ({ tickets }: TicketDocument, was: ChangedCoach, became: ChangedCoach): Bilingual => {
  const seatNos = tickets.filter(({ state }) => state !== 'void').map(({ seatNo }) => seatNo);
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

/** What a change is to the passengers of one booking, in a sentence. */
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
      en: `${boards ? 'board' : 'you are dropped'} at ${became.name.en}, ${point.address.en}, ${formatPhone(point.phone, 'en')}, ${en}, not at ${was.name.en}.`,
      bn: `${was.name.bn}-এর বদলে ${boards ? 'উঠবেন' : 'নামবেন'} ${became.name.bn}, ${point.address.bn}, ফোন ${formatPhone(point.phone, 'bn')}, ${bn}।`,
    };
  }
  return {
    en: `${operator.name.en} has cancelled your coach.`,
    bn: `${operator.name.bn} আপনার বাসটি বাতিল করেছে।`,
  };
};

/** What the operator has changed about a trip, as it was changed then; link: the ticket, where it can be cancelled. */
export const tripChangedMessage = (document: TicketDocument, change: ChangeRecord, link: string): Written => {
  const { language, news } = document;
  const pnr = formatPnr(document.pnr);
  const [said, reason] = [changeSentence(document, change)[language], reasonOf(change.reason, language)];
  const free = document.state === 'confirmed' && news.free !== null;
  return language === 'en'
    ? {
        subject: `${pnr}: a change to your journey`,
        text: [
          `Poth ${pnr}: ${said} ${reason}`,
          ...phoneOfSupervisor(document),
          `${free ? 'You may cancel and get everything back' : 'Your ticket'}: ${link}`,
        ].join(' '),
      }
    : {
        subject: `${pnr}: আপনার যাত্রায় বদল হয়েছে`,
        text: [
          `পথ ${pnr}: ${said} ${reason}`,
          ...phoneOfSupervisor(document),
          `${free ? 'চাইলে বাতিল করে পুরো টাকা ফেরত নিন' : 'আপনার টিকিট'}: ${link}`,
        ].join(' '),
      };
};
