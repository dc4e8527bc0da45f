import type { SupportKeyKind } from './find-key.ts';

// Masks by which support sees personal data, the only rule for it: enough to tell whether a caller is the same person,
// not enough to call, write to or search for anybody.

const dots = '•••••';
const nothing = '•••';
const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });
const firstOf = (word: string): string => [...graphemes.segment(word)][0]?.segment ?? '';
const mostInitials = 3;

/** A mobile number by its operator and its last three digits: +88017•••••123. */
export const maskedPhone = (phone: string): string =>
  /^\+8801\d{9}$/.test(phone) ? `${phone.slice(0, 6)}${dots}${phone.slice(-3)}` : nothing;

/** An address by its first letter: a•••@…. */
export const maskedEmail = (email: string): string =>
  email.includes('@') && !email.startsWith('@') ? `${firstOf(email)}${nothing}@…` : nothing;

/** A name by its initials: R. K. */
export const maskedName = (name: string): string =>
  name
    .trim()
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, mostInitials)
    .map((word) => `${firstOf(word)}.`)
    .join(' ');

/** Masks a search key for the audit log, which keeps only both ends of it. */
export const maskedKey = (kind: SupportKeyKind, key: string): string => {
  if (kind === 'phone') return maskedPhone(key);
  return `${key.slice(0, 2)}${dots}${key.slice(-2)}`;
};
