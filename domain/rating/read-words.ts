import { stripControlCharacters } from '../feedback/read-report.ts';
import { latinDigits } from '../language.ts';
import { longestWords } from './rating.ts';

export type WordsFault = 'words-missing' | 'words-long' | 'words-contact';

const between = String.raw`[\s().–-]*`;
/** Patterns of Bangladeshi phone numbers in their usual spellings, and of any long run of digits. */
const phoneNumbers = [
  new RegExp(String.raw`0${between}1(?:${between}\d){9}`, 'u'),
  new RegExp(String.raw`(?<!\d)0[2-9](?:[\s-]?\d){6,9}(?!\d)`, 'u'),
  /\d{9,}/u,
];
const email = /[^\s@]+\s?@\s?[^\s@]+\.[^\s@]+/u;

/** Tells whether words contain a phone number or e-mail address: they are public, and it may be another person's. */
export const containsContact = (words: string): boolean => {
  const plain = latinDigits(words);
  return email.test(plain) || phoneNumbers.some((number) => number.test(plain));
};

/** Reads words that everybody will see; null: none were typed. */
export const readWords = (typed: string): { words: string | null } | { fault: WordsFault } => {
  const words = stripControlCharacters(typed);
  if ([...words].length > longestWords) return { fault: 'words-long' };
  if (containsContact(words)) return { fault: 'words-contact' };
  return { words: words || null };
};

/** Reads words that may not be empty: an answer, or a reason. */
export const readNeededWords = (typed: string): { words: string } | { fault: WordsFault } => {
  const read = readWords(typed);
  if ('fault' in read) return read;
  return read.words === null ? { fault: 'words-missing' } : { words: read.words };
};
