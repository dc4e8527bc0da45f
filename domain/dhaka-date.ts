import { z } from 'zod';
import { isInDateRange } from './date-reach.ts';

/** Calendar date in Dhaka: 2026-11-27. In a file of its own, so that pages that only show dates are built without zod. */
export const DhakaDate = z.iso.date().refine(isInDateRange).brand<'DhakaDate'>();
export type DhakaDate = z.infer<typeof DhakaDate>;

/**
 * Describes a date that a call takes as text, in the range of `isInDateRange`: a day beyond it is refused like none. The pattern
 * is a plain string: a call such as String.raw would keep this file, and with it zod, in the script of every page.
 */
export const describedDate = { format: 'date', pattern: '^(19|20|21)\\d{2}-\\d{2}-\\d{2}$' } as const;
