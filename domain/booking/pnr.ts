import { latinDigits } from '../language.ts';

/** Letters and digits that nobody confuses when read aloud: without 0, O, 1, I and L. */
export const pnrAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const pnrLength = 10;

/**
 * Makes a PNR from random bytes: 10 characters of 31, 49.5 bits, so that guessing finds nobody's journey. Skips bytes
 * of 248 and above, which would make some letters likelier than others.
 */
export const pnrFrom = (randomBytes: Uint8Array): string | undefined => {
  const letters = [...randomBytes].filter((byte) => byte < 248).map((byte) => pnrAlphabet[byte % 31]);
  return letters.length >= pnrLength ? letters.slice(0, pnrLength).join('') : undefined;
};

/** Formats a PNR for people: K7XQ4 M2P9A. */
export const formatPnr = (pnr: string): string => `${pnr.slice(0, 5)} ${pnr.slice(5)}`;

/** Parses a PNR as typed, with spaces, hyphens, small letters or Bangla digits; undefined if it cannot be one. */
export const parsePnr = (typed: string): string | undefined => {
  const pnr = latinDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  return pnr.length === pnrLength && [...pnr].every((letter) => pnrAlphabet.includes(letter))
    ? pnr
    : undefined;
};
