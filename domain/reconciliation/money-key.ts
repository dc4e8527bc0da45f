import { parsePnr } from '../booking/pnr.ts';
import { latinDigits } from '../language.ts';

/**
 * Key by which a payer asks where the money is. number: the number in the SMS of a bank or wallet, or our own at the
 * gateway. Ten letters and digits may be a PNR or a number of bKash, and are looked up as both.
 */
export type MoneyKey = { pnr: string | null; number: string };

const readable = /^[A-Za-z0-9-]{6,60}$/;

/** Reads a PNR or the number of a payment as it was typed. */
export const readMoneyKey = (typed: string): MoneyKey | { fault: 'number-missing' | 'number-unreadable' } => {
  const number = latinDigits(typed).replace(/\s/g, '');
  if (!number) return { fault: 'number-missing' };
  const pnr = parsePnr(typed) ?? null;
  return readable.test(number) || pnr ? { pnr, number } : { fault: 'number-unreadable' };
};
