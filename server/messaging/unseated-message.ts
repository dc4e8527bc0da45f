import type { UnseatReason } from '@poth/domain/booking/paid-outcome.ts';
import { formatPnr } from '@poth/domain/booking/pnr.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { dayText, journeyFacts, journeyText } from './journey-facts.ts';
import type { Message } from './mail-content.ts';
import { type Links, tripCancelledMessage } from './trip-cancelled-message.ts';

/** Reasons given to the owner for a payment without a ticket. */
const reasons: Record<UnseatReason | 'gone', Bilingual> = {
  gone: { en: 'sorry, we could not keep your seats.', bn: 'দুঃখিত, আপনার সিট রাখা যায়নি।' },
  'phone-limit': {
    en: 'sorry, your number already has all the seats it may have that day, so no more were booked.',
    bn: 'দুঃখিত, ওই দিন আপনার নম্বরে আর সিট কেনা যায় না, তাই টিকিট হয়নি।',
  },
};

const words = {
  title: { en: 'No ticket: all your money goes back', bn: 'টিকিট হয়নি, পুরো টাকা ফেরত যাচ্ছে' },
  subject: (way: string): Bilingual => ({
    en: `No ticket, your money goes back · ${way}`,
    bn: `টিকিট হয়নি, টাকা ফেরত যাচ্ছে · ${way}`,
  }),
  back: {
    en: 'All that you paid goes back to where it came from.',
    bn: 'পুরো টাকা যেখান থেকে এসেছে সেখানেই ফেরত যাচ্ছে।',
  },
  other: { en: 'Find other seats', bn: 'অন্য সিট খুঁজুন' },
} as const;

/** Writes the message that no seats could be given: no ticket, full refund. */
export const unseatedMessage = (
  document: TicketDocument,
  links: Links,
  because: UnseatReason | 'gone' = 'gone',
): Message => {
  if (document.news.cancelled) return tripCancelledMessage(document, links);
  const { language } = document;
  const pnr = formatPnr(document.pnr);
  const why = reasons[because][language];
  const facts = journeyFacts(document);
  const way = `${journeyText(document)}, ${dayText(document)} · ${pnr}`;
  return {
    sms: `${language === 'bn' ? 'পথ' : 'Poth'} ${pnr}: ${why} ${words.back[language]}`,
    mail: {
      language,
      subject: words.subject(way)[language],
      title: words.title[language],
      lead: why.replace(/^s/, 'S'),
      facts: [facts.journey(), facts.pnr()],
      paragraphs: [words.back[language]],
      button: { label: words.other[language], url: links.search },
    },
  };
};
