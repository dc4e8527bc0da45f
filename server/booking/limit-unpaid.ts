import { fitsUnpaidLimit, unpaidLimits, type UnpaidSeats } from '@poth/domain/booking/unpaid.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Settings } from '@poth/domain/settings.ts';

/** Unpaid seats that the sources of a hold have besides it, and its proven number: the account's, or the browser's. */
type Counted = { unpaid: UnpaidSeats; numberHash: string | null };

/**
 * Counts a hold against the limits on unpaid seats of its trip. Returns the proven number that counts instead where
 * address, network or browser have no room for it, else null. seats: those of the hold, with the ones it is about to
 * take. Problems: number-proof-needed (no number is proven), unpaid-limit (the number has no room either).
 */
export const limitUnpaid = (
  { unpaid, numberHash }: Counted,
  seats: number,
  settings: Settings,
): string | null => {
  const limits = unpaidLimits(settings);
  const fits = (by: keyof UnpaidSeats) => fitsUnpaidLimit(unpaid[by], seats, limits[by]);
  if (fits('address') && fits('network') && fits('buyer')) return null;
  if (!numberHash) throw new Problem('number-proof-needed');
  if (!fits('number')) throw new Problem('unpaid-limit', { limit: limits.number });
  return numberHash;
};
