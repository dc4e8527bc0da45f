import { latinDigits } from './language.ts';
import { parsePhone, type PhoneFault } from './phone.ts';

/**
 * Returns whether the digits are a landline, a number of an Internet telephony company, or a short one: 02-48112233,
 * 09612-345678, 16374.
 */
export const isTelephone = (digits: string): boolean => /^(0[2-9]\d{7,9}|16\d{3})$/.test(digits);

export type CalledNumberFault = PhoneFault | 'not-called';

/**
 * Reads a number that is only called and gets no messages, such as a counter's: a mobile number as in `parsePhone`, or
 * a telephone. Returns +880… for both, a short number as dialled, or the fault, with how many digits are missing.
 */
export const parseCalledNumber = (
  typed: string,
): { phone: string } | { fault: CalledNumberFault; by: number } => {
  const text = latinDigits(typed).trim();
  const digits = text.replace(/\D/g, '').replace(/^(00)?880(?=[2-9])/, '0');
  if (/^[+\d\s().-]+$/.test(text) && isTelephone(digits))
    return { phone: digits.startsWith('0') ? `+88${digits}` : digits };
  const read = parsePhone(typed);
  return 'fault' in read && read.fault === 'not-mobile' ? { ...read, fault: 'not-called' } : read;
};

/** Fault of a called number as forms name it: phone-missing, phone-too-short-2. */
export const calledNumberFault = ({ fault, by }: { fault: CalledNumberFault; by: number }) =>
  fault === 'too-short' ? (`phone-too-short-${by}` as const) : (`phone-${fault}` as const);
