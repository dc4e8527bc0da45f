import { z } from 'zod';
import { latinDigits } from '../language.ts';

/**
 * Most that a company may take off for both ways, in percent: a slip of the hand does not sell its coaches at half their
 * fares.
 */
export const mostBothWaysPercent = 30;

/** Percentage as it was typed; readBothWaysPercent reads it. */
export const BothWaysInput = z.strictObject({ percent: z.string().max(20) });

/** Reads a whole percentage from 0 to the most that there may be, in Latin or Bangla digits; undefined where it is none. */
export const readBothWaysPercent = (typed: string): number | undefined => {
  const text = latinDigits(typed).replace(/[%\s]/g, '');
  return /^\d{1,2}$/.test(text) && Number(text) <= mostBothWaysPercent ? Number(text) : undefined;
};
