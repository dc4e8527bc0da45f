import { z } from 'zod';
import { latinDigits } from '../language.ts';

/** Largest discount for both ways that a company may set, in percent: it keeps a typing mistake from halving its fares. */
export const mostBothWaysPercent = 30;

/** Percentage as it was typed; `readBothWaysPercent` parses it. */
export const BothWaysInput = z.strictObject({ percent: z.string().max(20) });

/** Parses a whole percentage from 0 to `mostBothWaysPercent`, in Latin or Bangla digits; undefined where it is none. */
export const readBothWaysPercent = (typed: string): number | undefined => {
  const text = latinDigits(typed).replace(/[%\s]/g, '');
  return /^\d{1,2}$/.test(text) && Number(text) <= mostBothWaysPercent ? Number(text) : undefined;
};
