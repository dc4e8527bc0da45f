import { formatMoment } from '../dhaka.ts';
import type { Bilingual, Language } from '../language.ts';

/** Says from when a coach is on sale. */
export const onSaleFrom = (opensAt: Date, language: Language): string =>
  ({
    en: `On sale from ${formatMoment(opensAt, 'en')}`,
    bn: `টিকিট বিক্রি শুরু: ${formatMoment(opensAt, 'bn')}`,
  })[language];

/** Beside the time that is left until then. */
export const countsDownWords: Bilingual = { en: 'Opens in', bn: 'বাকি' };

/** In its place from then on. */
export const onSaleNowWords: Bilingual = {
  en: 'On sale now: take your seats.',
  bn: 'বিক্রি শুরু হয়েছে, এখন সিট নিন।',
};
