import { latinDigits } from './language.ts';

// Bangla needs its joiners, so these stay; direction marks can make a name read as another one.
const invisible = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Normalises a line of text for storage: without invisible characters, and with single spaces. */
export const normaliseLine = (typed: string): string =>
  typed.normalize('NFC').replace(invisible, ' ').replace(/\s+/g, ' ').trim();

/** Normalises the number of a coach or licence for storage: different spellings of one number become equal. */
export const normaliseRegisteredNumber = (typed: string): string =>
  latinDigits(normaliseLine(typed.normalize('NFKC')))
    .toUpperCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/ *([-/]) */g, '$1');
