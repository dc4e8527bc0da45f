import { parseClock } from '../clock-time.ts';
import { addDays, type DhakaDate, daysBetween, dhakaInstant, parseDhakaDate } from '../dhaka.ts';
import { latinDigits } from '../language.ts';
import type { WindowsTyped } from './input.ts';

export type WindowFault =
  | 'missing'
  | 'date-wrong'
  | 'past'
  | 'ends-before'
  | 'too-many'
  | 'days-wrong'
  | 'time-wrong'
  | 'after-date';
export type WindowField = Exclude<keyof WindowsTyped, 'way'>;
export type WindowFaults = { [Field in WindowField]?: WindowFault };

/** Moment from which a service date is on sale; null: at once. */
export type DatedOpening = { serviceDate: DhakaDate; opensAt: Date | null };

/** Most dates of one form: both feasts of Eid with the weeks around them. */
const mostWindowDates = 62;
const mostDaysBefore = 365;

const dateOf = (field: WindowField, typed: string, faults: WindowFaults): DhakaDate | undefined => {
  const text = latinDigits(typed).trim();
  const date = parseDhakaDate(text);
  if (!date) faults[field] = text ? 'date-wrong' : 'missing';
  return date;
};

const datesOf = (typed: WindowsTyped, today: DhakaDate, faults: WindowFaults): DhakaDate[] => {
  const [from, until] = [dateOf('from', typed.from, faults), dateOf('until', typed.until, faults)];
  if (!from || !until) return [];
  if (from < today) faults.from = 'past';
  const days = daysBetween(from, until) + 1;
  if (days < 1) faults.until = 'ends-before';
  else if (days > mostWindowDates) faults.until = 'too-many';
  if (faults.from || faults.until) return [];
  return Array.from({ length: days }, (_, day) => addDays(from, day));
};

/** Returns a function from a service date to the day on which it opens. */
const openingDayOf = (
  typed: WindowsTyped,
  faults: WindowFaults,
): ((serviceDate: DhakaDate) => DhakaDate) | undefined => {
  if (typed.way === 'moment') {
    const day = dateOf('day', typed.day, faults);
    return day && (() => day);
  }
  const text = latinDigits(typed.daysBefore).trim();
  const days = /^\d{1,3}$/.test(text) ? Number(text) : undefined;
  if (days === undefined || days > mostDaysBefore) faults.daysBefore = text ? 'days-wrong' : 'missing';
  return days === undefined ? undefined : (serviceDate) => addDays(serviceDate, -days);
};

/**
 * Reads the windows of a range of dates as typed: returns the opening of each, or the faults by field. An opening in
 * the past means that its date is on sale; one after the date itself is refused, for nothing could be sold.
 */
export const readWindows = (
  typed: WindowsTyped,
  today: DhakaDate,
): { windows: DatedOpening[] } | { faults: WindowFaults } => {
  const faults: WindowFaults = {};
  const dates = datesOf(typed, today, faults);
  if (typed.way === 'at-once')
    return Object.keys(faults).length > 0
      ? { faults }
      : { windows: dates.map((serviceDate) => ({ serviceDate, opensAt: null })) };
  const dayOf = openingDayOf(typed, faults);
  const minute = parseClock(typed.time);
  if (minute === undefined) faults.time = typed.time.trim() ? 'time-wrong' : 'missing';
  if (!dayOf || minute === undefined || Object.keys(faults).length > 0) return { faults };
  const windows = dates.map((serviceDate) => ({
    serviceDate,
    opensAt: dhakaInstant(dayOf(serviceDate), minute),
  }));
  const isLate = windows.some(({ serviceDate, opensAt }) => opensAt >= dhakaInstant(addDays(serviceDate, 1)));
  return isLate ? { faults: { [typed.way === 'moment' ? 'day' : 'time']: 'after-date' } } : { windows };
};
