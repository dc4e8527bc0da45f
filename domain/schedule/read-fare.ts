import { type Paisa, parseTypedAmount } from '../money.ts';
import { highestFareTaka } from './schedule-limits.ts';

/** A fare in whole taka, Bangla digits and a thousands comma allowed; undefined for what is none. */
export const readFare = (typed: string): Paisa | undefined => {
  const amount = parseTypedAmount(typed);
  return amount && amount % 100 === 0 && amount <= highestFareTaka * 100 ? amount : undefined;
};
