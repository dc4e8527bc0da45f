import { type Paisa, parseTypedAmount } from '../money.ts';
import { highestFareTaka } from './schedule-limits.ts';

/** Parses a fare in whole taka, Bangla digits and a thousands comma allowed; undefined where it is none. */
export const readFare = (typed: string): Paisa | undefined => {
  const amount = parseTypedAmount(typed);
  return amount && amount % 100 === 0 && amount <= highestFareTaka * 100 ? amount : undefined;
};
