import { z } from 'zod';
import { DhakaDate } from '../dhaka.ts';
import { PhoneTyped } from '../phone.ts';
import { differenceStates } from './difference.ts';

/** A PNR or a number of a payment, and the number of the booking; money-key.ts says what is wrong with the first. */
export const FindMoneyInput = z.strictObject({ number: z.string().max(200), phone: PhoneTyped });
export type FindMoneyInput = z.infer<typeof FindMoneyInput>;

/** Differences in a state and of a day (null: any), a page at once from 1 on. */
export const ListDifferencesInput = z
  .strictObject({
    state: z.enum(differenceStates).nullable().default('open'),
    day: DhakaDate.nullable().default(null),
    page: z.int().min(1).max(10_000).default(1),
  })
  .prefault({});
export type ListDifferencesInput = z.input<typeof ListDifferencesInput>;

/** Statement of a gateway of a day, as the text of a file; statement.ts says what is wrong with it. */
export const CompareStatementInput = z.strictObject({ day: DhakaDate, text: z.string().max(2_100_000) });
export type CompareStatementInput = z.input<typeof CompareStatementInput>;

/** reason: the sentence by which an admin closes a difference, for who reads the books later. */
export const CloseDifferenceInput = z.strictObject({
  differenceId: z.uuid(),
  reason: z.string().trim().min(10).max(500),
});
export type CloseDifferenceInput = z.input<typeof CloseDifferenceInput>;
