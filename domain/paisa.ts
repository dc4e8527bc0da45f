import { z } from 'zod';

/** An amount of money in integer paisa; 100 paisa are one taka. Apart: pages that only show amounts leave zod behind. */
export const Paisa = z.int().brand<'Paisa'>();
export type Paisa = z.infer<typeof Paisa>;
