import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { type Bilingual, digits } from '@poth/domain/language.ts';
import { ratingDays } from '@poth/domain/rating/window.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { dayText, journeyFacts, journeyText } from '../messaging/journey-facts.ts';
import type { MailContent } from '../messaging/mail-content.ts';

const words = {
  subject: (way: string): Bilingual => ({ en: `How was the trip? ${way}`, bn: `যাত্রা কেমন হলো? ${way}` }),
  title: { en: 'How was the trip?', bn: 'যাত্রা কেমন হলো?' },
  lead: {
    en: 'Rate punctuality, coach and staff. Other travellers rely on it, for only those who were aboard can rate.',
    bn: 'সময়, বাস ও কর্মীদের রেটিং দিন। অন্য যাত্রীরা এতে ভরসা করেন, কারণ শুধু যাঁরা বাসে ছিলেন তাঁরাই রেটিং দিতে পারেন।',
  },
  rate: { en: 'Rate the trip', bn: 'রেটিং দিন' },
  once: {
    en: `It is open for ${ratingDays} days. We ask once: no other mail about this follows.`,
    bn: `${digits(ratingDays, 'bn')} দিন পর্যন্ত দেওয়া যায়। এ নিয়ে আর মেইল যাবে না।`,
  },
} as const;

/** Writes the mail that asks for a rating, once; link: the signed link of the ticket, whose page leads to the rating. */
export const ratingMail = (document: TicketDocument, link: string): MailContent => {
  const { language } = document;
  const facts = journeyFacts(document);
  const way = `${journeyText(document)}, ${dayText(document)} · ${formatPnr(document.pnr)}`;
  return {
    language,
    subject: words.subject(way)[language],
    title: words.title[language],
    lead: words.lead[language],
    facts: [facts.journey(), facts.pnr()],
    button: { label: words.rate[language], url: link },
    smallPrint: [words.once[language]],
  };
};
