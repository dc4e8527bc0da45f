import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { dhakaDate, formatDate, formatMoment } from '@poth/domain/dhaka.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import { fittingSms } from '@poth/domain/messaging/sms.ts';
import { formatTaka } from '@poth/domain/money.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { reservationOf } from './bus-reservation.ts';
import { joinSentences, reasonText } from './change-words.ts';
import { dayText, journeyFacts, journeyText } from './journey-facts.ts';
import type { Message } from './mail-content.ts';

/** The places that a message leads to: a search for other coaches, and the ticket where there is one. */
export type Links = { search: string; ticket?: string };

const words = {
  subject: (way: string): Bilingual => ({ en: `Cancelled: ${way}`, bn: `বাস বাতিল: ${way}` }),
  title: (operator: Bilingual): Bilingual => ({
    en: `${operator.en} has cancelled your coach`,
    bn: `${operator.bn} আপনার বাসটি বাতিল করেছে`,
  }),
  lead: (coach: string, day: string): Bilingual => ({
    en: `We are sorry: coach ${coach} of ${day} does not run.`,
    bn: `দুঃখিত, ${day} তারিখের ${coach} কোচটি চলবে না।`,
  }),
  other: { en: 'Find another coach', bn: 'অন্য বাস খুঁজুন' },
  choose: { en: 'Choose a coach or your money', bn: 'বাস বা টাকা বেছে নিন' },
  ticket: { en: 'Your booking and its refund', bn: 'আপনার বুকিং ও টাকা ফেরত' },
} as const;

/**
 * Tells how much comes back where a bank or wallet took a part of the money, or all of it, back before; short, for an SMS in
 * Bangla.
 */
const restBack = (backPaisa: number): Bilingual =>
  backPaisa > 0
    ? {
        en: `Tk ${formatTaka(backPaisa, 'en')} comes back. Your bank or wallet took the rest of what you paid back before.`,
        bn: `${formatTaka(backPaisa, 'bn')} টাকা ফেরত পাবেন, বাকিটা ব্যাংক ফিরিয়ে নিয়েছে।`,
      }
    : {
        en: 'Your bank or wallet took what you paid back before, so nothing more comes back.',
        bn: 'পুরো টাকা ব্যাংক আগেই ফিরিয়ে নিয়েছে।',
      };

/** Tells how the money of a cancelled trip is refunded: automatically, or at the counter that took it. */
const moneyBack = (
  { refunds, tickets, state, operator }: TicketDocument,
  backPaisa?: number,
): Bilingual | null => {
  if (backPaisa !== undefined) return restBack(backPaisa);
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

/**
 * Tells until when another coach may be chosen instead, and that afterwards the money is refunded; null without a
 * choice.
 */
const choiceOf = ({ refunds, language }: TicketDocument): string | null => {
  const chooseBy = refunds.find((refund) => refund.chooseBy)?.chooseBy;
  if (!chooseBy) return null;
  const until = formatMoment(chooseBy, language);
  return language === 'en'
    ? `Take another coach free of charge, or your money, by ${until}; after that the money comes back by itself.`
    : `${until}-এর মধ্যে বিনা খরচে অন্য বাস বা টাকা বেছে নিন; এরপর টাকা নিজে থেকেই ফেরত যাবে।`;
};

const smsOf = (document: TicketDocument, { search, ticket }: Links, backPaisa?: number): string => {
  const { pnr, language, operator, coachNumber, news } = document;
  const shown = formatPnr(pnr);
  const day = formatDate(dhakaDate(document.departsAt), language, 'day');
  const back = moneyBack(document, backPaisa)?.[language];
  const [said, others, short] =
    language === 'en'
      ? [
          `Poth ${shown}: sorry, ${operator.name.en} has cancelled coach ${coachNumber} of ${day}.`,
          `Other coaches: ${search}`,
          `Poth ${shown}: coach ${coachNumber} of ${day} is cancelled. Another coach or your money:`,
        ]
      : [
          `পথ ${shown}: দুঃখিত, ${operator.name.bn} ${day} তারিখের ${coachNumber} কোচ বাতিল করেছে।`,
          `অন্য বাস: ${search}`,
          `পথ ${shown}: ${day} তারিখের ${coachNumber} কোচ বাতিল। অন্য বাস বা টাকা:`,
        ];
  const choice = choiceOf(document);
  if (choice && ticket)
    return fittingSms([
      joinSentences(said, news.reason && reasonText(news.reason, language), choice, ticket),
      joinSentences(said, choice, ticket),
      joinSentences(short, ticket),
    ]);
  const text = joinSentences(said, news.reason && reasonText(news.reason, language), back, others);
  return fittingSms([text, joinSentences(said, back, ticket), joinSentences(said, back), said]);
};

/**
 * Writes the message that a trip is cancelled, how the money is refunded, and where to find another coach. backPaisa: amount
 * that comes back where a bank has taken a part back before.
 */
export const tripCancelledMessage = (document: TicketDocument, links: Links, backPaisa?: number): Message => {
  const { language, operator, coachNumber, news } = document;
  const facts = journeyFacts(document);
  const day = dayText(document);
  const back = moneyBack(document, backPaisa)?.[language];
  const choice = choiceOf(document);
  const way = `${journeyText(document)}, ${day} · ${formatPnr(document.pnr)}`;
  return {
    sms: smsOf(document, links, backPaisa),
    mail: {
      language,
      subject: words.subject(way)[language],
      title: words.title(operator.name)[language],
      lead: joinSentences(
        words.lead(coachNumber, day)[language],
        news.reason && reasonText(news.reason, language),
      ),
      facts: [facts.journey(), ...facts.seats(), facts.pnr(), facts.coach(), facts.paid()],
      paragraphs: [back, choice].filter((said) => said !== null && said !== undefined),
      ...(choice && links.ticket
        ? {
            button: { label: words.choose[language], url: links.ticket },
            links: [{ label: words.other[language], url: links.search }],
          }
        : {
            button: { label: words.other[language], url: links.search },
            links: links.ticket ? [{ label: words.ticket[language], url: links.ticket }] : [],
          }),
      ...(links.ticket && reservationOf(document, links.ticket)),
    },
  };
};
