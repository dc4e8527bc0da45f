import { pnrAlphabet } from '@poth/domain/booking/pnr.ts';

/** Most characters of a text: processes share a pipe, which writes up to 4,096 bytes atomically and no more. */
const longest = 2_500;

const half = `[${pnrAlphabet}]{5}`;

/**
 * Patterns of texts that identify a person or give access, each with its replacement: an error message may contain such
 * a value. UUIDs stay: they only name rows.
 */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/\?[\w%.~[\]-]+=[^\s"'`)]*/g, '?…'],
  [/(?<![\w.%+-])[\w.%+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi, '[e-mail]'],
  // Signed values end with a seal of 22 letters, and tokens of sessions have 32 or more. A name in a stack has no digit.
  [/(?<![\w-])[\w-]+\.(?=[a-z]*[\d_-])[\w-]{22,}(?!\w|\.\w)/gi, '[token]'],
  [
    /(?<![\w-])(?![\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\w-]))(?=[a-z]*[\d_-])[\w-]{32,}(?!\w|\.\w)/gi,
    '[token]',
  ],
  [/(?<!\w)(?:(?:\+|%2B)?[8৮]{2})?[0০][1১][3-9৩-৯](?:[ -]?[\d০-৯]){8}(?!\w)/g, '[phone]'],
  [new RegExp(`\\b${half}[ -]?${half}\\b`, 'g'), '[PNR]'],
];

/** Removes whatever may identify a person from a text that a program wrote. */
export const withoutPersonalData = (text: string): string =>
  replaced
    .reduce((left, [pattern, word]) => left.replace(pattern, word), text.slice(0, 2 * longest))
    .slice(0, longest);
