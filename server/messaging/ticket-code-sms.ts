import { digits, type Language } from '@poth/domain/language.ts';

/** Writes the SMS of a one-time code; it says what the code does, so that nobody reads it out to a stranger. */
export const ticketCodeSms = (code: string, language: Language): string =>
  language === 'en'
    ? `Poth code ${code}. It opens your ticket; give it to nobody. Valid 5 minutes.`
    : `পথ কোড ${digits(code, 'bn')}। এটি দিয়ে আপনার টিকিট খোলে, কাউকে বলবেন না। মেয়াদ ৫ মিনিট।`;
