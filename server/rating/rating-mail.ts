import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { ratingDays } from '@poth/domain/rating/window.ts';
import { digits } from '@poth/domain/language.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import type { Written } from '../messaging/message.ts';

/** The mail that asks for a rating, once; link: the ticket with its proof, whose page leads to the rating. */
export const ratingMail = ({ operator, from, to, language, pnr }: TicketDocument, link: string): Written => {
  const days = digits(ratingDays, language);
  if (language === 'bn')
    return {
      subject: `${from.bn} থেকে ${to.bn}: যাত্রা কেমন হলো?`,
      text: [
        `আপনি ${operator.name.bn}-এর বাসে ${from.bn} থেকে ${to.bn} গেছেন (PNR ${formatPnr(pnr)})।`,
        'সময়, বাস ও কর্মীদের রেটিং দিন। অন্য যাত্রীরা এতে ভরসা করেন, কারণ শুধু যাঁরা বাসে ছিলেন তাঁরাই রেটিং দিতে পারেন।',
        '',
        `রেটিং দিন, ${days} দিনের মধ্যে: ${link}`,
        '',
        'এ নিয়ে আর মেইল যাবে না।',
      ].join('\n'),
    };
  return {
    subject: `${from.en} to ${to.en}: how was the trip?`,
    text: [
      `You travelled from ${from.en} to ${to.en} with ${operator.name.en} (PNR ${formatPnr(pnr)}).`,
      'Rate punctuality, coach and staff. Other travellers rely on it, for only who was aboard can rate.',
      '',
      `Rate the trip, within ${days} days: ${link}`,
      '',
      'We ask once: no other mail about this follows.',
    ].join('\n'),
  };
};
