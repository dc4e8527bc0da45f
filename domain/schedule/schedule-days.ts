import { addDays, type DhakaDate, daysBetween, dhakaInstant } from '../dhaka.ts';
import type { CoachWay, RoadEnd } from './coach-clash.ts';

/** On which dates a schedule runs, and when it leaves. weekdays: bit n for the n-th day of the week, 0 for Sunday. */
export type ScheduleDays = {
  /** Null: always so far. */
  validFrom: DhakaDate | null;
  /** Null: until it is retired. */
  validUntil: DhakaDate | null;
  weekdays: number;
  /** Dates without it. */
  exceptions: readonly DhakaDate[];
  /** Dates on which it runs besides its days, within from and until or not. */
  extraDates: readonly DhakaDate[];
  /** Minutes after midnight of the service date. */
  departureMinute: number;
  /** Dates on which it leaves at another minute. */
  otherTimes: Readonly<Record<DhakaDate, number>>;
};

/** The bit of a date among weekdays. */
export const weekdayBit = (date: DhakaDate): number => 1 << new Date(`${date}T00:00:00Z`).getUTCDay();

type RunDates = Omit<ScheduleDays, 'departureMinute' | 'otherTimes'>;

export const scheduleRunsOn = (days: RunDates, date: DhakaDate): boolean => {
  if (days.exceptions.includes(date)) return false;
  if (days.extraDates.includes(date)) return true;
  const within = (!days.validFrom || date >= days.validFrom) && (!days.validUntil || date <= days.validUntil);
  return within && (days.weekdays & weekdayBit(date)) !== 0;
};

/** When it leaves on a date, in minutes after that date's midnight. */
export const departureOn = (days: ScheduleDays, date: DhakaDate): number =>
  days.otherTimes[date] ?? days.departureMinute;

/** The dates of a span, both counted in, on which it runs. */
export const scheduleDates = (days: RunDates, from: DhakaDate, until: DhakaDate): DhakaDate[] =>
  Array.from({ length: Math.max(0, daysBetween(from, until) + 1) }, (_, day) => addDays(from, day)).filter(
    (date) => scheduleRunsOn(days, date),
  );

/** A schedule that a coach runs on, from one end of its road to the other. */
export type CoachRun = {
  scheduleId: string;
  days: ScheduleDays;
  runningMinutes: number;
  from: RoadEnd;
  to: RoadEnd;
};

/** Where a schedule has its coach about a date: a coach may still be on the road that it took a day or two before. */
export const waysNear = ({ days, runningMinutes, from, to }: CoachRun, date: DhakaDate): CoachWay[] =>
  scheduleDates(days, addDays(date, -2), addDays(date, 2)).map((near) => {
    const departureMinute = departureOn(days, near);
    const [leavesAt, arrivesAt] = [departureMinute, departureMinute + runningMinutes].map((minute) =>
      dhakaInstant(near, minute),
    ) as [Date, Date];
    return { leavesAt, arrivesAt, from, to };
  });
