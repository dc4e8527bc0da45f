import { z } from 'zod';
import { IdempotencyKey } from '../booking/input.ts';
import { RowId } from '../row-id.ts';
import { caseKinds } from './case.ts';
import { caseEvents, caseStates } from './lifecycle.ts';

/** Typed text; its limit is above the real one, so that a message can say how much is allowed. */
const Typed = z.string().max(20_000).default('');
const Page = z.int().min(1).max(10_000).default(1);

/** PNR, phone number or transaction number; find-key.ts finds its faults. */
export const FindForSupportInput = z.strictObject({ text: z.string().max(200) });
export type FindForSupportInput = z.input<typeof FindForSupportInput>;

export const OpenCaseInput = z.strictObject({
  tripId: RowId,
  bookingId: RowId,
  kind: z.enum(caseKinds),
  text: Typed,
  key: IdempotencyKey,
});
export type OpenCaseInput = z.input<typeof OpenCaseInput>;

export const ListOwnCasesInput = z.strictObject({ page: Page }).prefault({});
export type ListOwnCasesInput = z.input<typeof ListOwnCasesInput>;

/** State of cases (null: any), and a page number from 1 on. */
export const ListCasesInput = z
  .strictObject({ state: z.enum(caseStates).nullable().default(null), page: Page })
  .prefault({});
export type ListCasesInput = z.input<typeof ListCasesInput>;

/**
 * Decision on a case. seenMoves: number of changes that the admin has seen; where the case has more by now it is
 * refused.
 */
export const DecideCaseInput = z.strictObject({
  tripId: RowId,
  caseId: RowId,
  event: z.enum(caseEvents),
  said: Typed,
  seenMoves: z.int().min(1),
});
export type DecideCaseInput = z.input<typeof DecideCaseInput>;
