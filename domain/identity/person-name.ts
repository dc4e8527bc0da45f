export type NameFault = 'name-missing' | 'name-long' | 'name-address';

/** Most letters in a person's name: gateways print no more. */
export const longestName = 50;

/** Normalizes a name for storage: one line, without invisible characters. */
export const tidyName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
