import { z } from 'zod';
import { isInReach } from './date-reach.ts';

/** A calendar date in Dhaka: 2026-11-27. In a file of its own: pages that only show dates leave zod behind. */
export const DhakaDate = z.iso.date().refine(isInReach).brand<'DhakaDate'>();
export type DhakaDate = z.infer<typeof DhakaDate>;
