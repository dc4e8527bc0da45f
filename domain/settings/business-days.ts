import { addDays, type DhakaDate, dhakaDate, dhakaInstant, minuteOfDay } from '../dhaka.ts';
import type { Holidays } from './holidays.ts';

/** Banks in Bangladesh are closed on Friday and Saturday, and on public holidays. */
const isBusinessDay = (date: DhakaDate, holidays: Holidays): boolean =>
  ![5, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay()) && !holidays.has(date);

const walk = (at: Date, days: number, step: 1 | -1, holidays: Holidays): Date => {
  let date = dhakaDate(at);
  for (let left = days; left > 0; ) {
    date = addDays(date, step);
    if (isBusinessDay(date, holidays)) left--;
  }
  return dhakaInstant(date, minuteOfDay(at));
};

/** Returns the instant some business days before or after another, at the same time of day. */
export const businessDaysBefore = (at: Date, days: number, holidays: Holidays): Date =>
  walk(at, days, -1, holidays);
export const businessDaysAfter = (at: Date, days: number, holidays: Holidays): Date =>
  walk(at, days, 1, holidays);

/** Returns the last day on which a refund requested at `askedAt` should arrive in the account that paid. */
export const refundPromisedBy = (
  askedAt: Date,
  [, most]: readonly [least: number, most: number],
  holidays: Holidays,
): DhakaDate => dhakaDate(businessDaysAfter(askedAt, most, holidays));
