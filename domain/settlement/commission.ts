import { addDays, type DhakaDate } from '../dhaka.ts';
import { type BasisPoints, type Paisa, paisa } from '../money.ts';

export const highestCommission: BasisPoints = 3_000;

/**
 * Returns the share of Poth in fares, to the paisa, halves rounded away from zero, so that a refund returns exactly
 * what its fare was charged. The base is the fares that Poth sold on the web, less refunds of them; sales at the
 * operator's own counters cost it nothing.
 */
export const commissionOf = (base: Paisa, share: BasisPoints): Paisa =>
  paisa(Math.sign(base) * Math.floor((Math.abs(base) * share) / 10_000 + 0.5) || 0);

/** Returns the first service date of a rate set today: tomorrow. Today's coaches keep the old rate. */
export const commissionFrom = (today: DhakaDate): DhakaDate => addDays(today, 1);

/** Rate of an operator, for service dates from a day on. by: name of the admin who set it. */
export type CommissionRate = { fromDate: DhakaDate; basisPoints: BasisPoints; by: string | null };

/** Commission of an operator: for coaches that leave today, for those from tomorrow on, and every rate agreed so far. */
export type Commission = { today: BasisPoints; tomorrow: BasisPoints; rates: CommissionRate[] };

/** Reads a share typed in percent, 5 or 4.25, as basis points; undefined where it is not a share of at most 30 percent. */
export const readPercent = (typed: string): BasisPoints | undefined => {
  const match = /^(\d{1,2})(?:[.,](\d{1,2}))?\s*%?$/.exec(typed.trim());
  if (!match) return undefined;
  const share = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return share <= highestCommission ? share : undefined;
};

/** Writes a share in percent, without trailing zeros: 5, 4.25. */
export const percentText = (share: BasisPoints): string => String(share / 100);
