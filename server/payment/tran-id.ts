import { createHash, randomBytes } from 'node:crypto';
import { addDays, DhakaDate, daysBetween } from '@poth/domain/dhaka.ts';
import { serviceDateOf, tripIdOf } from '@poth/domain/trip/trip-id.ts';

/**
 * Format of our id of an attempt at a gateway, which contains the place of the attempt, so that no directory is needed: T
 * and 29 digits to the base of 36, which hold the service date of the trip (days, 16 bits), the rest of the trip's id (96
 * bits) and a number of the attempt (36 bits) that is random and not counted. SSLCommerz takes 30 letters. Older ids are
 * shorter: T and 25.
 */
const digits = 29;
const base = 36n;
const bits = { days: 16n, rest: 96n, attempt: 36n } as const;
const firstDay = DhakaDate.parse('2000-01-01');

const lowest = (value: bigint, count: bigint): bigint => value & ((1n << count) - 1n);

/** Draws the id of a new attempt at a trip. */
export const newTranId = (tripId: string): string => {
  const days = BigInt(daysBetween(firstDay, serviceDateOf(tripId)));
  if (days < 0n || days >= 1n << bits.days) throw new Error(`trip ${tripId} is on a date that no id can say`);
  const rest = BigInt(`0x${tripId.slice(8).replaceAll('-', '')}`);
  const attempt = lowest(BigInt(`0x${randomBytes(5).toString('hex')}`), bits.attempt);
  const whole = (((days << bits.rest) | rest) << bits.attempt) | attempt;
  return `T${whole.toString(36).toUpperCase().padStart(digits, '0')}`;
};

/** Derives the id of an attempt from our id at the gateway: 122 bits of its hash as a UUID of version 8. */
export const paymentIdOf = (tranId: string): string => {
  const hash = createHash('sha256').update(tranId).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

/** Reads the trip and id of an attempt from our id at the gateway; undefined for an older id, and for one that is not ours. */
export const parseTranId = (tranId: string): { tripId: string; paymentId: string } | undefined => {
  if (tranId.length !== digits + 1 || !/^T[0-9A-Z]+$/.test(tranId)) return undefined;
  let whole = 0n;
  for (const digit of tranId.slice(1)) whole = whole * base + BigInt(Number.parseInt(digit, 36));
  const trip = whole >> bits.attempt;
  const days = trip >> bits.rest;
  if (days >= 1n << bits.days) return undefined;
  const hex = lowest(trip, bits.rest).toString(16).padStart(24, '0');
  const rest = `00000000-${hex.slice(0, 4)}-${hex.slice(4, 8)}-${hex.slice(8, 12)}-${hex.slice(12)}`;
  return { tripId: tripIdOf(addDays(firstDay, Number(days)), rest), paymentId: paymentIdOf(tranId) };
};
