import { z } from 'zod';

/** A text that must be there in both languages. */
export const Said = (most: number) =>
  z.strictObject({ en: z.string().trim().min(1).max(most), bn: z.string().trim().min(1).max(most) });

/** One that may be left out. */
export const MaySay = (most: number) =>
  z.strictObject({ en: z.string().trim().max(most), bn: z.string().trim().max(most) });
