/** The two languages of Poth; English stands at the plain address, Bangla under /bn. */
export const languages = ['en', 'bn'] as const;
export type Language = (typeof languages)[number];

/** A name or sentence as it is written in each language. */
export type Bilingual = Readonly<Record<Language, string>>;

const banglaDigits = '০১২৩৪৫৬৭৮৯';

/** Latin digits as the reader's language writes them. */
export const digits = (text: string | number, language: Language): string =>
  language === 'en'
    ? String(text)
    : String(text).replace(/\d/g, (digit) => banglaDigits[Number(digit)] ?? digit);

/** What a person typed, with Bangla digits turned into Latin ones. */
export const latinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(banglaDigits.indexOf(digit)));

/** An address of the specification in a language: /search?from=dhaka is /bn/search?from=dhaka. */
export const localPathOf = (language: Language, to: string): string => {
  if (language === 'en' || !to.startsWith('/')) return to;
  return `/bn${to.replace(/^\/(?=$|[?#])/, '')}`;
};
