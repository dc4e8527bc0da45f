import { z } from 'zod';
import type { CoachClass, CoachType } from '../fleet/coach.ts';
import type { SeatLayout } from '../fleet/seat-layout.ts';
import type { Bilingual } from '../language.ts';
import { RowId } from '../row-id.ts';

/** Reasons for changing a published trip: passengers are told them, so they are chosen, not typed. */
export const changeReasons = {
  traffic: { en: 'Heavy traffic', bn: 'যানজট' },
  breakdown: { en: 'A fault in the coach', bn: 'কোচে যান্ত্রিক ত্রুটি' },
  weather: { en: 'Bad weather', bn: 'খারাপ আবহাওয়া' },
  ferry: { en: 'A wait at the ferry', bn: 'ফেরিঘাটে দেরি' },
  blockade: { en: 'A closed road', bn: 'রাস্তা বন্ধ' },
  operations: { en: 'A reason of the company’s own', bn: 'কোম্পানির নিজস্ব কারণ' },
} as const satisfies Record<string, Bilingual>;
export type ChangeReason = keyof typeof changeReasons;

const Reason = z.enum(Object.keys(changeReasons) as [ChangeReason, ...ChangeReason[]]);

/** Longest delay: a coach that leaves more than a day late is another trip. */
export const mostDelayMinutes = 24 * 60;
/** Largest difference between the times of an old and a new counter of a stop, in minutes. */
export const mostCounterMoveMinutes = 60;

export const DelayChange = z.strictObject({
  kind: z.literal('delay'),
  /** Total delay from the published times; 0 is on time again. */
  delayMinutes: z.int().min(0).max(mostDelayMinutes),
  reason: Reason,
});

export const CoachChange = z.strictObject({ kind: z.literal('coach'), coachId: RowId, reason: Reason });

export const CounterChange = z.strictObject({
  kind: z.literal('counter'),
  stopNo: z.int().min(0).max(99),
  counterId: RowId,
  toCounterId: RowId,
  /** Minutes after the time of the old counter; negative is earlier. */
  minutesLater: z.int().min(-mostCounterMoveMinutes).max(mostCounterMoveMinutes),
  reason: Reason,
});

export const CancelChange = z.strictObject({ kind: z.literal('cancel'), reason: Reason });

/** A change to a trip that is published. */
export const TripChange = z.discriminatedUnion('kind', [
  DelayChange,
  CoachChange,
  CounterChange,
  CancelChange,
]);
export type TripChange = z.infer<typeof TripChange>;
export type ChangeKind = TripChange['kind'];
export type ChangeOf<Kind extends ChangeKind> = Extract<TripChange, { kind: Kind }>;

/** The coach that runs a trip, as passengers know it. */
export type RunningCoach = { coachNumber: string; coachType: CoachType; coachClass: CoachClass };
/** Counter of a trip as a change describes it: its name, and when the coach leaves it by the published times. */
export type ToldCounter = { counterId: string; name: Bilingual; at: string };

/** Coach as a change records it; older records have no plan. */
export type ChangedCoach = RunningCoach & { layout?: SeatLayout };

type Done<Kind extends ChangeKind, State> = { kind: Kind; was: State; became: State };

/** Change that was made, with the state before and after it: enough to describe it later as it was then. */
export type ChangeDone =
  | Done<'delay', { delayMinutes: number }>
  | Done<'coach', ChangedCoach>
  | Done<'counter', ToldCounter & { stopNo: number }>
  | Done<'cancel', { cancelled: boolean }>;

export type ChangeRecord = ChangeDone & { changeNo: number; reason: ChangeReason; by: string; at: Date };
