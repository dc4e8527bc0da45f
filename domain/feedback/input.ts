import { z } from 'zod';
import { IdempotencyKey } from '../booking/input.ts';
import { parsePnr } from '../booking/pnr.ts';
import { RowId } from '../row-id.ts';
import { reportStates } from './lifecycle.ts';
import { reportKinds } from './report.ts';

/** Typed text; its limit is above the real one, so that a message can say how much is allowed. */
const Typed = z.string().max(20_000).default('');
/** PNR in its ten letters; any other text becomes empty, which no booking has. */
export const PnrOrNone = z
  .string()
  .max(40)
  .transform((typed) => parsePnr(typed) ?? '');

/** Report as typed; read-report.ts finds its faults. */
export const ReportTripInput = z.strictObject({
  pnr: PnrOrNone,
  kind: z.enum(reportKinds),
  /** A date and a time of day in Dhaka: 2026-11-27 and 22:30. */
  date: Typed,
  time: Typed,
  /** One of the trip's counters, else the place in words. */
  counterId: Typed,
  place: Typed,
  text: Typed,
  paidTaka: Typed,
  paidTo: Typed,
  key: IdempotencyKey,
});
export type ReportTripInput = z.input<typeof ReportTripInput>;
export type ReportTyped = Omit<z.output<typeof ReportTripInput>, 'pnr' | 'key'>;

/** Passenger's verdict on an answer; a dispute states a reason. */
export const JudgeAnswerInput = z.strictObject({
  pnr: PnrOrNone,
  reportId: RowId,
  event: z.enum(['close', 'dispute']),
  said: Typed,
  key: IdempotencyKey,
});
export type JudgeAnswerInput = z.input<typeof JudgeAnswerInput>;

/** Answer to some reports of a trip. */
export const AnswerReportsInput = z.strictObject({
  tripId: RowId,
  reportIds: z.array(RowId).max(100),
  said: Typed,
  key: IdempotencyKey,
});
export type AnswerReportsInput = z.input<typeof AnswerReportsInput>;

/** State of reports (null: any), and a page number from 1 on. */
export const ListReportsInput = z
  .strictObject({
    state: z.enum(reportStates).nullable().default(null),
    page: z.int().min(1).max(10_000).default(1),
  })
  .prefault({});
export type ListReportsInput = z.input<typeof ListReportsInput>;
