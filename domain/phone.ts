import { z } from 'zod';
import { digits, type Language, latinDigits } from './language.ts';

/** Mobile number of Bangladesh in E.164: +8801XXXXXXXXX. */
export const Phone = z
  .string()
  .regex(/^\+8801[3-9]\d{8}$/)
  .brand<'Phone'>();
export type Phone = z.infer<typeof Phone>;

export type PhoneFault = 'missing' | 'too-short' | 'too-long' | 'not-mobile';

/**
 * Parses a number as people type it: a leading 0, +880 or 880, spaces, hyphens, Bangla digits.
 * Returns the number, or its fault with how many digits are missing or too many.
 */
export const parsePhone = (typed: string): { phone: Phone } | { fault: PhoneFault; by: number } => {
  const number = latinDigits(typed)
    .replace(/[^\d]/g, '')
    .replace(/^(00)?880(?=1)/, '0');
  if (!number) return { fault: 'missing', by: 11 };
  const local = number.startsWith('1') ? `0${number}` : number;
  if (!/^01[3-9]/.test(local))
    return { fault: local.length < 3 ? 'too-short' : 'not-mobile', by: 11 - local.length };
  if (local.length < 11) return { fault: 'too-short', by: 11 - local.length };
  if (local.length > 11) return { fault: 'too-long', by: local.length - 11 };
  return { phone: Phone.parse(`+88${local}`) };
};

const [anyDigit, between] = ['[0-9০-৯]', '[^0-9০-৯]*'];
const digitBetween = (latin: number, last = latin): string => {
  const set = (language: Language) => `${digits(latin, language)}-${digits(last, language)}`;
  return `[${set('en')}${set('bn')}]${between}`;
};
const countryCode = `(?:${digitBetween(0)}${digitBetween(0)})?${digitBetween(8)}${digitBetween(8)}${digitBetween(0)}`;

/** Pattern of every text that `parsePhone` accepts, for descriptions of a field. */
const typedPhonePattern =
  `^${between}(?:${countryCode}|${digitBetween(0)})?${digitBetween(1)}${digitBetween(3, 9)}` +
  `(?:${anyDigit}${between}){8}$`;

/** Number as a person types it; `parsePhone` reads it and names its fault. */
export const PhoneTyped = z
  .string()
  .max(40, 'phone-too-long')
  .meta({ minLength: 10, pattern: typedPhonePattern });
