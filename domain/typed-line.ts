import { latinDigits } from './language.ts';

// Bangla needs its joiners; direction marks can make a name read as another one.
const invisible = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A line of text as it is kept: without marks that nobody sees, and with single blanks. */
export const tidy = (typed: string): string =>
  typed.normalize('NFC').replace(invisible, ' ').replace(/\s+/g, ' ').trim();

/** The number of a coach or licence as it is kept: the same number typed in another way is the same number. */
export const registeredNumber = (typed: string): string =>
  latinDigits(tidy(typed.normalize('NFKC')))
    .toUpperCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/ *([-/]) */g, '$1');
