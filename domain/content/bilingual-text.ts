import { z } from 'zod';

/** Text that is required in both languages. */
export const RequiredBilingual = (most: number) =>
  z.strictObject({ en: z.string().trim().min(1).max(most), bn: z.string().trim().min(1).max(most) });

/** Text that may be left out. */
export const OptionalBilingual = (most: number) =>
  z.strictObject({ en: z.string().trim().max(most), bn: z.string().trim().max(most) });
