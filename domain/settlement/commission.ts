import { addDays, type DhakaDate } from '../dhaka.ts';
import { type BasisPoints, type Paisa, paisa } from '../money.ts';

export const highestCommission: BasisPoints = 3_000;

/**
 * The share of Poth in fares, to the paisa, halves away from zero: what is taken of a fare is given back of a refund.
 * Its base are the fares that Poth sold on the web, less what went back of them; what an operator sells at its own
 * counters costs it nothing.
 */
export const commissionOf = (base: Paisa, share: BasisPoints): Paisa =>
  paisa(Math.sign(base) * Math.floor((Math.abs(base) * share) / 10_000 + 0.5) || 0);

/** A new rate counts for the coaches that leave from the day after it was set: today's keep theirs. */
export const commissionFrom = (today: DhakaDate): DhakaDate => addDays(today, 1);

/** A rate of an operator, for service dates from a day on. by: who set it. */
export type CommissionRate = { fromDate: DhakaDate; basisPoints: BasisPoints; by: string | null };

/** Commission of an operator: for coaches that leave today, for those from tomorrow on, and every rate agreed so far. */
export type Commission = { today: BasisPoints; tomorrow: BasisPoints; rates: CommissionRate[] };

/**
 * A share as it was typed in percent, 5 or 4.25, in basis points; undefined where it is no share of at most 30 percent.
 */
export const readPercent = (typed: string): BasisPoints | undefined => {
  const match = /^(\d{1,2})(?:[.,](\d{1,2}))?\s*%?$/.exec(typed.trim());
  if (!match) return undefined;
  const share = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return share <= highestCommission ? share : undefined;
};

/** A share in percent, without zeros that say nothing: 5, 4.25. */
export const percentText = (share: BasisPoints): string => String(share / 100);
