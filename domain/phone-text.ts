import { digits, type Language } from './language.ts';

// Separate from the schema of a number, so that pages that only show numbers are built without zod.

/** Formats a number for people: 01711-234567, of a landline 02-48112233; a masked one stays masked. */
export const formatPhone = (phone: string, language: Language): string =>
  digits(
    phone
      .replace(/^\+88(0[19]\d{3})([\d•]{6})$/, '$1-$2')
      .replace(/^\+88(02)(\d+)$/, '$1-$2')
      .replace(/^\+88(?=0)/, ''),
    language,
  );

/** Masks a number for somebody who has not proved to own it: +8801711•••567. */
export const maskPhone = (phone: string): string => phone.replace(/^(\+88\d{5})\d{3}(\d{3})$/, '$1•••$2');

/** Masks an e-mail address for somebody who has not proved to own it: t•••@example.com. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(@.*)$/, '$1•••$2');
