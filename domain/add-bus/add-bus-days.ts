import { addDays, type DhakaDate, daysBetween, parseDhakaDate } from '../dhaka.ts';
import { type ScheduleDays, scheduleDates, weekdayBit } from '../schedule/schedule-days.ts';
import { longestPlanDays } from '../schedule/schedule-limits.ts';

/** Dates of a bus, from its first to its last. */
export type RunDays = Pick<ScheduleDays, 'weekdays' | 'exceptions'> & {
  validFrom: DhakaDate;
  validUntil: DhakaDate;
};

const everyDay = 127;

export type DaysFault =
  | 'date-missing'
  | 'date-wrong'
  | 'date-past'
  | 'date-far'
  | 'until-missing'
  | 'until-wrong'
  | 'until-early'
  | 'until-far'
  | 'weekday-missing'
  | 'exception-wrong'
  | 'exception-first';

type TypedDays = { date: string; weekdays: readonly number[]; until: string; exceptions: readonly string[] };

const faultOfDate = (typed: string, date: DhakaDate | undefined, today: DhakaDate): DaysFault | undefined => {
  if (!typed) return 'date-missing';
  if (!date) return 'date-wrong';
  if (date < today) return 'date-past';
  return daysBetween(today, date) > longestPlanDays ? 'date-far' : undefined;
};

/** Reads the dates of a bus, or returns the faults by field: date, until, weekdays, exceptions. */
export const readDays = (
  { date: typedDate, weekdays: ticked, until: typedUntil, exceptions: typedExceptions }: TypedDays,
  today: DhakaDate,
):
  | { days: RunDays }
  | { faults: Partial<Record<'date' | 'until' | 'weekdays' | 'exceptions', DaysFault>> } => {
  const date = parseDhakaDate(typedDate);
  const dateFault = faultOfDate(typedDate, date, today);
  if (dateFault || !date) return { faults: { date: dateFault ?? 'date-wrong' } };
  if (ticked.length === 0 && !typedUntil)
    return { days: { validFrom: date, validUntil: date, weekdays: everyDay, exceptions: [] } };

  const weekdays = ticked.reduce((mask, day) => mask | (1 << day), 0) || everyDay;
  const until = parseDhakaDate(typedUntil);
  if (!until) return { faults: { until: typedUntil ? 'until-wrong' : 'until-missing' } };
  if (until < date) return { faults: { until: 'until-early' } };
  if (daysBetween(date, until) > longestPlanDays) return { faults: { until: 'until-far' } };
  if (!(weekdays & weekdayBit(date))) return { faults: { weekdays: 'weekday-missing' } };

  const read = typedExceptions.filter(Boolean).map(parseDhakaDate);
  const exceptions = [...new Set(read.filter((day) => day !== undefined))].toSorted();
  if (read.includes(undefined) || exceptions.some((day) => day < date || day > until))
    return { faults: { exceptions: 'exception-wrong' } };
  if (exceptions.includes(date)) return { faults: { exceptions: 'exception-first' } };
  return { days: { validFrom: date, validUntil: until, weekdays, exceptions } };
};

/** Lists the first dates on which a bus runs, up to `withinDays` days after the first. */
export const datesOf = (days: RunDays, withinDays: number): DhakaDate[] =>
  scheduleDates({ ...days, extraDates: [] }, days.validFrom, addDays(days.validFrom, withinDays));
