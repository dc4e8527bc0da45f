import { addDays, type DhakaDate, dhakaDate } from '../dhaka.ts';

/** Minutes after midnight in Dhaka from which the day before is compared: its last attempts are over by then. */
export const comparisonStartsAtMinute = 180;

/** Time for which a silent gateway is asked before its silence is itself a difference: three days. */
export const maxSilenceMs = 72 * 3_600_000;

/** Length of the part of a day whose attempts are listed in one step, in milliseconds. */
export const listedPartMs = 600_000;

/** The last day whose attempts can be compared. */
export const lastComparableDay = (now: Date): DhakaDate =>
  addDays(dhakaDate(new Date(now.getTime() - comparisonStartsAtMinute * 60_000)), -1);

/** Day to compare after the last one that was begun; undefined while it cannot be compared yet. */
export const nextDayToCompare = (last: DhakaDate, now: Date): DhakaDate | undefined =>
  last < lastComparableDay(now) ? addDays(last, 1) : undefined;
