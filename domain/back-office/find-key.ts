import { parsePnr } from '../booking/pnr.ts';
import { latinDigits } from '../language.ts';
import { parsePhone, type Phone } from '../phone.ts';

/** Keys by which a booking is found. */
export const foundBy = [
  'pnr',
  'phone',
  'email',
  'tran',
  'receipt',
  'bank',
  'refund',
  'gateway-refund',
] as const;
export type FoundBy = (typeof foundBy)[number];

/** Ways to read a typed text: each is looked up exactly. */
export type FindKey = { pnr: string | null; phone: Phone | null; email: string | null; number: string };

/**
 * Reads a typed text as a PNR, a mobile number, an e-mail address, or a number of ours, of the gateway or of a bank.
 * Undefined where nothing was typed.
 */
export const readFindKey = (typed: string): FindKey | undefined => {
  const text = latinDigits(typed).trim();
  if (!text) return undefined;
  const phone = /^[+\d\s().–-]+$/.test(text) ? parsePhone(text) : null;
  return {
    pnr: parsePnr(text) ?? null,
    phone: phone && 'phone' in phone ? phone.phone : null,
    email: text.includes('@') ? text.toLowerCase() : null,
    number: text.replace(/\s/g, '').slice(0, 60),
  };
};
