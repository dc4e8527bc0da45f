import { z } from 'zod';
import { DhakaDate } from '../dhaka.ts';
import { PhoneTyped } from '../phone.ts';
import { RowId } from '../row-id.ts';
import { differenceStates } from './difference.ts';

/** PNR or payment number, and the phone number of the booking; money-key.ts says what is wrong with the first. */
export const FindMoneyInput = z.strictObject({ number: z.string().max(200), phone: PhoneTyped });
export type FindMoneyInput = z.infer<typeof FindMoneyInput>;

/** Filter of differences by state and by day (null: any), and the page, counted from 1. */
export const ListDifferencesInput = z
  .strictObject({
    state: z.enum(differenceStates).nullable().default('open'),
    day: DhakaDate.nullable().default(null),
    page: z.int().min(1).max(10_000).default(1),
  })
  .prefault({});
export type ListDifferencesInput = z.input<typeof ListDifferencesInput>;

/** Statement of a gateway for a day, as the text of a file; statement.ts says what is wrong with it. */
export const CompareStatementInput = z.strictObject({ day: DhakaDate, text: z.string().max(2_100_000) });
export type CompareStatementInput = z.input<typeof CompareStatementInput>;

/** Closing of a difference. reason: the admin's sentence, for later readers of the books. */
export const CloseDifferenceInput = z.strictObject({
  differenceId: RowId,
  reason: z.string().trim().min(10).max(500),
});
export type CloseDifferenceInput = z.input<typeof CloseDifferenceInput>;
