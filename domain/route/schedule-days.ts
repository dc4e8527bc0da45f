import { addDays, type DhakaDate, daysBetween } from '../dhaka.ts';
import type { Bilingual } from '../language.ts';

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

const weekdayBit = (date: DhakaDate): number => 1 << new Date(`${date}T00:00:00Z`).getUTCDay();

export const scheduleRunsOn = (days: ScheduleDays, date: DhakaDate): boolean => {
  if (days.exceptions.includes(date)) return false;
  if (days.extraDates.includes(date)) return true;
  const within = (!days.validFrom || date >= days.validFrom) && (!days.validUntil || date <= days.validUntil);
  return within && (days.weekdays & weekdayBit(date)) !== 0;
};

/** When it leaves on a date, in minutes after that date's midnight. */
export const departureOn = (days: ScheduleDays, date: DhakaDate): number =>
  days.otherTimes[date] ?? days.departureMinute;

/** The dates of a span, both counted in, on which it runs. */
export const scheduleDates = (days: ScheduleDays, from: DhakaDate, until: DhakaDate): DhakaDate[] =>
  Array.from({ length: Math.max(0, daysBetween(from, until) + 1) }, (_, day) => addDays(from, day)).filter(
    (date) => scheduleRunsOn(days, date),
  );

/** A run of one coach: what clashes is compared in minutes after the midnight that starts the service date. */
export type CoachRun = {
  scheduleId: string;
  days: ScheduleDays;
  runningMinutes: number;
  routeName: Bilingual;
};

export type Clash = { date: DhakaDate; scheduleId: string; otherDate: DhakaDate; departureMinute: number };

const dayMinutes = 24 * 60;

/** The dates on which a coach would have to be on two roads at once, each with the first other schedule that has it. */
export const clashesOf = (own: CoachRun, others: readonly CoachRun[], dates: readonly DhakaDate[]): Clash[] =>
  dates.flatMap((date): Clash[] => {
    const leaves = departureOn(own.days, date);
    for (const other of others) {
      // A coach may still be on the road that it took a day or two before.
      for (const shift of [-2, -1, 0, 1, 2]) {
        const otherDate = addDays(date, shift);
        if (other.scheduleId === own.scheduleId || !scheduleRunsOn(other.days, otherDate)) continue;
        const departureMinute = departureOn(other.days, otherDate);
        const otherLeaves = shift * dayMinutes + departureMinute;
        if (otherLeaves < leaves + own.runningMinutes && otherLeaves + other.runningMinutes > leaves)
          return [{ date, scheduleId: other.scheduleId, otherDate, departureMinute }];
      }
    }
    return [];
  });
