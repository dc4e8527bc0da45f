import { formatMoment } from '../dhaka.ts';
import type { Bilingual, Language } from '../language.ts';

/** Formats the moment from which a coach is on sale. */
export const onSaleFrom = (opensAt: Date, language: Language): string =>
  ({
    en: `On sale from ${formatMoment(opensAt, 'en')}`,
    bn: `টিকিট বিক্রি শুরু: ${formatMoment(opensAt, 'bn')}`,
  })[language];

/** Label beside the time that is left until the opening. */
export const countdownLabel: Bilingual = { en: 'Opens in', bn: 'বাকি' };

/** Text that takes the countdown's place once the sale is open. */
export const onSaleNowText: Bilingual = {
  en: 'On sale now: take your seats.',
  bn: 'বিক্রি শুরু হয়েছে, এখন সিট নিন।',
};
