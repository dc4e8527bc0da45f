import { digits, groupDigits, type Language, latinDigits } from './language.ts';
import type { Paisa } from './paisa.ts';

export { Paisa } from './paisa.ts';

/** Share in hundredths of a percent: 500 is 5 %. */
export type BasisPoints = number;

export const paisa = (amount: number): Paisa => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no amount in paisa`);
  return amount as Paisa;
};
export const taka = (amount: number): Paisa => paisa(amount * 100);
export const sum = (amounts: Iterable<number>): Paisa => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return paisa(total);
};

/** Returns a share of an amount, rounded half up to whole taka: the one rounding rule of fees and refunds. */
export const shareInWholeTaka = (amount: Paisa, share: BasisPoints): Paisa =>
  taka(Math.floor((amount * share) / 1_000_000 + 0.5));

/**
 * Parses an amount as gateways write it, '1250.00', or as they send it, '1250' or 1250.5. Undefined unless it is a
 * plain amount with at most two decimals.
 */
export const parseAmount = (text: unknown): Paisa | undefined => {
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(String(text ?? '').trim());
  return match ? paisa(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))) : undefined;
};

/**
 * Parses an amount in taka as a person types it, '৳1,250' or '১২৫০.৫০': ৳, commas, spaces and Bangla digits are
 * accepted. Undefined for anything else.
 */
export const parseTypedAmount = (typed: string): Paisa | undefined =>
  parseAmount(latinDigits(typed).replaceAll(/[৳,\s]/g, ''));

/** Formats an amount for gateways: '1250.00'. */
export const amountText = (amount: Paisa): string =>
  `${Math.trunc(amount / 100)}.${String(Math.abs(amount % 100)).padStart(2, '0')}`;

/** Formats an amount for a person, grouped as in Bangladesh, without a currency sign: 3,600 or ১২,৩৪,৫৬৭. */
export const formatTaka = (amount: number, language: Language): string => {
  const whole = groupDigits(String(Math.trunc(Math.abs(amount) / 100)));
  const rest = Math.abs(amount) % 100;
  const text = (amount < 0 ? '-' : '') + whole + (rest ? `.${String(rest).padStart(2, '0')}` : '');
  return digits(text, language);
};

/** Like `formatTaka`, with the taka sign: ৳3,600. */
export const formatMoney = (amount: number, language: Language): string => `৳${formatTaka(amount, language)}`;
