import { pnrAlphabet } from '@poth/domain/booking/pnr.ts';

/** Letters of a text that are kept: processes share a pipe, which takes 4,096 bytes whole and no more. */
const longest = 2_500;

const half = `[${pnrAlphabet}]{5}`;

/**
 * Texts by which a person is known or let in, and the word that takes the place of each: a fault's own words may carry a
 * value. UUIDs stay: they name rows and open nothing.
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

/** Takes out of a text that a program wrote what may tell of a person. */
export const withoutPersonalData = (text: string): string =>
  replaced
    .reduce((left, [pattern, word]) => left.replace(pattern, word), text.slice(0, 2 * longest))
    .slice(0, longest);
