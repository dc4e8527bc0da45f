/** Languages of Poth; English has the plain addresses, Bangla those under /bn. */
export const languages = ['en', 'bn'] as const;
export type Language = (typeof languages)[number];

/** Cookie with the language that was chosen last, for later visits; no answer depends on it. */
export const languageCookie = 'poth_language';

/** Name or sentence as it is written in each language. */
export type Bilingual = Readonly<Record<Language, string>>;

const banglaDigits = '০১২৩৪৫৬৭৮৯';

/** Replaces Latin digits with those of the reader's language. */
export const digits = (text: string | number, language: Language): string =>
  language === 'en'
    ? String(text)
    : String(text).replace(/\d/g, (digit) => banglaDigits[Number(digit)] ?? digit);

/** Groups the digits of a whole number as in Bangladesh: 12,34,567. */
export const groupDigits = (whole: string): string =>
  whole.length <= 3 ? whole : `${whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')},${whole.slice(-3)}`;

/** Formats a count for a person: 3,168 or ৩,১৬৮. */
export const countText = (count: number, language: Language): string =>
  digits(`${count < 0 ? '-' : ''}${groupDigits(String(Math.abs(count)))}`, language);

/** Replaces the Bangla digits of typed text with Latin ones. */
export const latinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(banglaDigits.indexOf(digit)));

/** Address of the specification in a language: in Bangla /search?from=dhaka is /bn/search?from=dhaka. */
export const localPathOf = (language: Language, to: string): string => {
  if (language === 'en' || !to.startsWith('/')) return to;
  return `/bn${to.replace(/^\/(?=$|[?#])/, '')}`;
};
