import { type FindKey, readFindKey } from '../back-office/find-key.ts';

/** Keys by which support may find a booking; a name or a part of a number is none. */
export const supportKeyKinds = ['pnr', 'phone', 'transaction'] as const;
export type SupportKeyKind = (typeof supportKeyKinds)[number];

export type SupportKeyFault = 'key-missing' | 'key-unreadable';

/** Pattern of our own, a gateway's or a bank's transaction number; a word without a digit would be a name. */
const transaction = /^(?=.*\d)[A-Za-z0-9-]{8,60}$/;

/** Most bookings that one search shows, the newest first. */
export const mostFound = 5;

/**
 * Reads a typed text as a PNR, a whole mobile number in any spelling, or a transaction number. Matches are exact; a
 * bank's number may look like a PNR, and is then searched as both.
 */
export const readSupportKey = (
  typed: string,
): { kind: SupportKeyKind; text: string; key: FindKey } | { fault: SupportKeyFault } => {
  const read = readFindKey(typed);
  if (!read) return { fault: 'key-missing' };
  const key = { ...read, email: null };
  if (key.pnr) return { kind: 'pnr', text: key.pnr, key };
  if (key.phone) return { kind: 'phone', text: key.phone, key };
  return transaction.test(key.number)
    ? { kind: 'transaction', text: key.number, key }
    : { fault: 'key-unreadable' };
};
