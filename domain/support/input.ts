import { z } from 'zod';
import { IdempotencyKey } from '../booking/input.ts';
import { caseKinds } from './case.ts';
import { caseEvents, caseStates } from './lifecycle.ts';

/** More than may be sent, so that a person can be told how much that is. */
const Typed = z.string().max(20_000).default('');
const Page = z.int().min(1).max(10_000).default(1);

/** A PNR, a phone number or a transaction number; find-key.ts says what is wrong with it. */
export const FindForSupportInput = z.strictObject({ text: z.string().max(200) });
export type FindForSupportInput = z.input<typeof FindForSupportInput>;

export const OpenCaseInput = z.strictObject({
  tripId: z.uuid(),
  bookingId: z.uuid(),
  kind: z.enum(caseKinds),
  text: Typed,
  key: IdempotencyKey,
});
export type OpenCaseInput = z.input<typeof OpenCaseInput>;

export const ListOwnCasesInput = z.strictObject({ page: Page }).prefault({});
export type ListOwnCasesInput = z.input<typeof ListOwnCasesInput>;

/** Cases in a state (null: in any), a page at once from 1 on. */
export const ListCasesInput = z
  .strictObject({ state: z.enum(caseStates).nullable().default(null), page: Page })
  .prefault({});
export type ListCasesInput = z.input<typeof ListCasesInput>;

/** seenMoves: the changes that the admin saw; a case that has more is decided by who has read them. */
export const DecideCaseInput = z.strictObject({
  tripId: z.uuid(),
  caseId: z.uuid(),
  event: z.enum(caseEvents),
  said: Typed,
  seenMoves: z.int().min(1),
});
export type DecideCaseInput = z.input<typeof DecideCaseInput>;
