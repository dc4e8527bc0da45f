import { z } from 'zod';

/**
 * Amount of money in integer paisa; 100 paisa are one taka. In a file of its own, so that pages that only show amounts
 * are built without zod.
 */
export const Paisa = z.int().brand<'Paisa'>();
export type Paisa = z.infer<typeof Paisa>;
