export type NameFault = 'name-missing' | 'name-long' | 'name-address';

/** Letters of a person's name at most: gateways print no more. */
export const longestName = 50;

/** A name as it is kept: one line, without what nobody can see. */
export const tidyName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
