import { addDays, type DhakaDate, daysBetween, dhakaInstant } from '../dhaka.ts';
import type { CoachWay, RoadEnd } from './coach-clash.ts';

/** Dates on which a schedule runs, with its departure times. weekdays: bit n for the n-th day of the week, 0 for Sunday. */
export type ScheduleDays = {
  /** Null: no first day. */
  validFrom: DhakaDate | null;
  /** Null: runs until it is retired. */
  validUntil: DhakaDate | null;
  weekdays: number;
  /** Dates on which it does not run. */
  exceptions: readonly DhakaDate[];
  /** Dates on which it also runs, inside or outside of its period and weekdays. */
  extraDates: readonly DhakaDate[];
  /** Minutes after midnight of the service date. */
  departureMinute: number;
  /** Dates with another departure minute. */
  otherTimes: Readonly<Record<DhakaDate, number>>;
};

/** Returns the bit of a date's weekday in weekdays. */
export const weekdayBit = (date: DhakaDate): number => 1 << new Date(`${date}T00:00:00Z`).getUTCDay();

type RunDates = Omit<ScheduleDays, 'departureMinute' | 'otherTimes'>;

export const scheduleRunsOn = (days: RunDates, date: DhakaDate): boolean => {
  if (days.exceptions.includes(date)) return false;
  if (days.extraDates.includes(date)) return true;
  const within = (!days.validFrom || date >= days.validFrom) && (!days.validUntil || date <= days.validUntil);
  return within && (days.weekdays & weekdayBit(date)) !== 0;
};

/** Returns the departure on a date, in minutes after that date's midnight. */
export const departureOn = (days: ScheduleDays, date: DhakaDate): number =>
  days.otherTimes[date] ?? days.departureMinute;

/** Lists the dates from one to another, both included, on which a schedule runs. */
export const scheduleDates = (days: RunDates, from: DhakaDate, until: DhakaDate): DhakaDate[] =>
  Array.from({ length: Math.max(0, daysBetween(from, until) + 1) }, (_, day) => addDays(from, day)).filter(
    (date) => scheduleRunsOn(days, date),
  );

/** Schedule that a coach serves, from one end of its road to the other. */
export type CoachRun = {
  scheduleId: string;
  days: ScheduleDays;
  runningMinutes: number;
  from: RoadEnd;
  to: RoadEnd;
};

/** Lists the runs of a schedule's coach around a date: a coach may still be on a run that began a day or two before. */
export const waysNear = ({ days, runningMinutes, from, to }: CoachRun, date: DhakaDate): CoachWay[] =>
  scheduleDates(days, addDays(date, -2), addDays(date, 2)).map((near) => {
    const departureMinute = departureOn(days, near);
    const [leavesAt, arrivesAt] = [departureMinute, departureMinute + runningMinutes].map((minute) =>
      dhakaInstant(near, minute),
    ) as [Date, Date];
    return { leavesAt, arrivesAt, from, to };
  });
