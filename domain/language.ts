/** The two languages of Poth; English stands at the plain address, Bangla under /bn. */
export const languages = ['en', 'bn'] as const;
export type Language = (typeof languages)[number];

/** Keeps the language that was chosen last, for later visits; no answer depends on it. */
export const languageCookie = 'poth_language';

/** A name or sentence as it is written in each language. */
export type Bilingual = Readonly<Record<Language, string>>;

const banglaDigits = '০১২৩৪৫৬৭৮৯';

/** Latin digits as the reader's language writes them. */
export const digits = (text: string | number, language: Language): string =>
  language === 'en'
    ? String(text)
    : String(text).replace(/\d/g, (digit) => banglaDigits[Number(digit)] ?? digit);

/** The digits of a whole number as Bangladesh groups them: 12,34,567. */
export const grouped = (whole: string): string =>
  whole.length <= 3 ? whole : `${whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')},${whole.slice(-3)}`;

/** Count as a person reads it: 3,168 or ৩,১৬৮. */
export const countText = (count: number, language: Language): string =>
  digits(`${count < 0 ? '-' : ''}${grouped(String(Math.abs(count)))}`, language);

/** Turns the Bangla digits of typed text into Latin ones. */
export const latinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(banglaDigits.indexOf(digit)));

/** An address of the specification in a language: /search?from=dhaka is /bn/search?from=dhaka. */
export const localPathOf = (language: Language, to: string): string => {
  if (language === 'en' || !to.startsWith('/')) return to;
  return `/bn${to.replace(/^\/(?=$|[?#])/, '')}`;
};
