import { isTelephone, parseCalledNumber } from '../called-number.ts';
import { latinDigits } from '../language.ts';
import { parsePhone, type PhoneFault } from '../phone.ts';
import { formatPhone } from '../phone-text.ts';

/** Kinds of the company's numbers; a telephone is a landline, an Internet telephony number or a short one such as 16374. */
export const phoneKinds = ['mobile', 'telephone', 'whatsapp'] as const;
export type PhoneKind = (typeof phoneKinds)[number];

const tidy = (typed: string): string =>
  latinDigits(typed)
    .replace(/^\s*(\+|00)?880(?=[\s-]?[2-9])[\s-]?/, '0')
    .replace(/\s+/g, ' ')
    .trim();
const isTelephoneTyped = (number: string): boolean =>
  /^[\d -]+$/.test(number) && isTelephone(number.replace(/\D/g, ''));

/** Finds the fault of a number of the company, if any. */
export const faultOfCompanyPhone = (
  kind: PhoneKind,
  typed: string,
): `phone-${PhoneFault}` | `phone-too-short-${number}` | 'telephone-wrong' | undefined => {
  if (kind === 'telephone') return isTelephoneTyped(tidy(typed)) ? undefined : 'telephone-wrong';
  const read = parsePhone(typed);
  if ('phone' in read) return undefined;
  return read.fault === 'too-short' ? `phone-too-short-${read.by}` : `phone-${read.fault}`;
};

/** Writes a number without faults as people read it: 01700-000001; a telephone keeps the hyphens it was typed with. */
export const tidyCompanyPhone = (kind: PhoneKind, typed: string): string => {
  const read = kind === 'telephone' ? undefined : parsePhone(typed);
  return read && 'phone' in read ? formatPhone(read.phone, 'en') : tidy(typed);
};

/** Returns the number of the call center in the form of a counter's number: its first mobile number. */
export const callCenterNumber = (phones: readonly { kind: PhoneKind; number: string }[]): string => {
  const first = phones.find(({ kind }) => kind === 'mobile')?.number ?? '';
  const read = parseCalledNumber(first);
  return 'phone' in read ? read.phone : first;
};
