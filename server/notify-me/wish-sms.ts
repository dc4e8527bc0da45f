import { formatDate } from '@poth/domain/dhaka.ts';
import { fittingSms } from '@poth/domain/messaging/sms.ts';
import { formatTaka } from '@poth/domain/money.ts';
import type { Topics } from '../messaging/topics.ts';

type Met = Pick<Topics['wish-met'], 'language' | 'kind' | 'date' | 'lowestPaisa'>;

/** Writes the SMS that a wish has come true. road: its two places, named in the language. */
export const wishSms = ({ language, kind, date, lowestPaisa }: Met, road: string, link: string): string => {
  const day = formatDate(date, language, 'short');
  const price = formatTaka(lowestPaisa, language);
  const says = {
    opening: {
      en: `Poth: ${road} of ${day} is on sale, seats from Tk ${price}: ${link}`,
      bn: `পথ: ${day} তারিখের ${road} টিকিট বিক্রি শুরু, ${price} টাকা থেকে: ${link}`,
    },
    price: {
      en: `Poth: ${road} of ${day} has seats from Tk ${price}: ${link}`,
      bn: `পথ: ${day} তারিখে ${road} সিট ${price} টাকা থেকে: ${link}`,
    },
  }[kind][language];
  return fittingSms([says, language === 'en' ? `Poth: ${day}: ${link}` : `পথ: ${day}: ${link}`]);
};
