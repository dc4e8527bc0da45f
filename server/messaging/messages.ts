import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { dhakaDate, formatDate, formatTime } from '@poth/domain/dhaka.ts';
import { type Bilingual, digits, type Language } from '@poth/domain/language.ts';
import { formatMoney, formatTaka } from '@poth/domain/money.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { RefundStage, TicketDocument } from '@poth/domain/ticket/ticket.ts';
import type { Settings } from '@poth/domain/settings.ts';
import { counterText } from '@poth/domain/trip/counter-text.ts';
import { liveSeatsOf } from './live-seats.ts';
import type { Message, Written } from './message.ts';
import type { UnseatedBecause } from '@poth/domain/booking/paid-outcome.ts';
import { tripCancelledMessage } from './trip-messages.ts';

/** The SMS of a one-time code; it says what the code does, so that nobody reads it out to a stranger. */
export const codeSms = (code: string, language: Language): string =>
  language === 'en'
    ? `Poth code ${code}. It opens your ticket; give it to nobody. Valid 5 minutes.`
    : `পথ কোড ${digits(code, 'bn')}। এটি দিয়ে আপনার টিকিট খোলে, কাউকে বলবেন না। মেয়াদ ৫ মিনিট।`;

/** The ticket as a mail; the PDF is attached to it. */
export const ticketMail = (document: TicketDocument, link: string): Written => {
  const { language, operator, boarding, dropping } = document;
  const pnr = formatPnr(document.pnr);
  const day = formatDate(dhakaDate(document.departsAt), language, 'long');
  const time = (at: Date) => formatTime(at, language);
  const phone = formatPhone(boarding.phone, language);
  const paid = formatMoney(document.paidPaisa, language);
  const [from, to] = [document.from[language], document.to[language]];
  if (language === 'bn')
    return {
      subject: `আপনার টিকিট ${pnr}: ${from} থেকে ${to}, ${day}`,
      text: [
        'আপনার টিকিট নিশ্চিত হয়েছে।',
        `PNR: ${pnr}`,
        `${operator.name.bn}, কোচ ${document.coachNumber}, সিট ${liveSeatsOf(document).join(', ')}`,
        `${day}, ${time(document.departsAt)} · ${from} (${counterText(boarding, 'bn')}, ফোন ${phone})`,
        `কাউন্টারে পৌঁছানোর সময়: ${time(boarding.reportingAt)}`,
        `নামবেন: ${to} (${dropping.name.bn}), ${time(document.arrivesAt)}`,
        `পরিশোধ করা হয়েছে: ${paid}`,
        '',
        `টিকিট দেখুন, ডাউনলোড করুন বা বাতিল করুন: ${link}`,
        'এই লিংক যাঁর কাছে থাকবে তিনি টিকিটটি বাতিল করতে পারবেন। কাউকে দেবেন না।',
      ].join('\n'),
    };
  return {
    subject: `Your ticket ${pnr}: ${from} to ${to}, ${day}`,
    text: [
      'Your ticket is confirmed.',
      `PNR: ${pnr}`,
      `${operator.name.en}, coach ${document.coachNumber}, seats ${liveSeatsOf(document).join(', ')}`,
      `${day}, ${time(document.departsAt)} · ${from} (${counterText(boarding, 'en')}, phone ${phone})`,
      `Be at the counter by ${time(boarding.reportingAt)}`,
      `Drop off: ${to} (${dropping.name.en}), ${time(document.arrivesAt)}`,
      `Paid: ${paid}`,
      '',
      `See, download or cancel your ticket: ${link}`,
      'Whoever has this link can cancel the ticket. Keep it to yourself.',
    ].join('\n'),
  };
};

const sameInBoth = (subject: string, text: string): Message => ({ subject, text, sms: text });

/** Why no ticket was made of the money, as the owner is told. */
const unseatedReasons: Record<UnseatedBecause | 'gone', Bilingual> = {
  gone: { en: 'sorry, we could not keep your seats.', bn: 'দুঃখিত, আপনার সিট রাখা যায়নি।' },
  'phone-limit': {
    en: 'sorry, your number already has all the seats it may have that day, so no more were booked.',
    bn: 'দুঃখিত, ওই দিন আপনার নম্বরে আর সিট কেনা যায় না, তাই টিকিট হয়নি।',
  },
};

/** Message about seats that could not be given: no ticket, all money back. */
export const unseatedMessage = (
  document: TicketDocument,
  because: UnseatedBecause | 'gone' = 'gone',
): Message => {
  const pnr = formatPnr(document.pnr);
  if (document.news.cancelled) return tripCancelledMessage(document);
  const why = unseatedReasons[because][document.language];
  return document.language === 'bn'
    ? sameInBoth(
        `${pnr}: সিট পাওয়া যায়নি, টাকা ফেরত যাচ্ছে`,
        `পথ ${pnr}: ${why} পুরো টাকা যেখান থেকে এসেছে সেখানেই ফেরত যাচ্ছে।`,
      )
    : sameInBoth(
        `${pnr}: no seat, your money is on its way back`,
        `Poth ${pnr}: ${why} All that you paid goes back to where it came from.`,
      );
};

/** Message about a refund at a counter: where to collect it, and that it was handed over. */
const counterRefund = (
  { operator, language }: TicketDocument,
  state: RefundStage['state'],
  amount: string,
): string => {
  if (state === 'settled')
    return language === 'en'
      ? `${amount} was handed to you in cash at a counter of ${operator.name.en}. If not, call us.`
      : `${operator.name.bn}-এর কাউন্টারে ${amount} নগদ ফেরত দেওয়া হয়েছে। না পেয়ে থাকলে আমাদের ফোন করুন।`;
  return language === 'en'
    ? `refund of ${amount}: collect it in cash at any counter of ${operator.name.en}, with this PNR.`
    : `${operator.name.bn}-এর যেকোনো কাউন্টার থেকে এই PNR দেখিয়ে ${amount} নগদ ফেরত নিন।`;
};

/** One dated stage of a refund. */
export const refundMessage = (
  document: TicketDocument,
  refund: RefundStage,
  { refundBusinessDays }: Pick<Settings, 'refundBusinessDays'>,
): Message => {
  const pnr = formatPnr(document.pnr);
  const { language } = document;
  const amount =
    language === 'en'
      ? `Tk ${formatTaka(refund.amountPaisa, 'en')}`
      : `${formatTaka(refund.amountPaisa, 'bn')} টাকা`;
  const [least, most] = refundBusinessDays.map((days) => digits(days, language));
  const day = refund.promisedBy && formatDate(refund.promisedBy, language, 'day');
  const [byDay, within] = day ? [`, by ${day}`, ` (${day}-এর মধ্যে)`] : ['', ''];
  const onItsWay = {
    en: `refund of ${amount} requested. It shows in the account that paid in ${least}-${most} business days${byDay}.`,
    bn: `${amount} ফেরতের আবেদন হয়েছে। যেখান থেকে টাকা এসেছিল সেখানে ${least}-${most} কর্মদিবসে${within} দেখা যাবে।`,
  };
  const stages = {
    requested: onItsWay,
    sent: onItsWay,
    settled: { en: `refund of ${amount} has arrived.`, bn: `${amount} পৌঁছে গেছে।` },
    failed: {
      en: `refund of ${amount} needs a person; we are on it.`,
      bn: `${amount} ফেরত দিতে দেরি হচ্ছে, আমরা দেখছি।`,
    },
    unknown: onItsWay,
  };
  const said = refund.atCounter
    ? counterRefund(document, refund.state, amount)
    : stages[refund.state][language];
  return language === 'en'
    ? sameInBoth(`${pnr}: refund`, `Poth ${pnr}: ${said}`)
    : sameInBoth(`${pnr}: টাকা ফেরত`, `পথ ${pnr}: ${said}`);
};
