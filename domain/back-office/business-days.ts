import { addDays, type DhakaDate, dhakaDate, dhakaInstant, minuteOfDay } from '../dhaka.ts';

/** Banks in Bangladesh are closed on Friday and Saturday. */
const isBusinessDay = (date: DhakaDate): boolean =>
  ![5, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

const walk = (at: Date, days: number, step: 1 | -1): Date => {
  let date = dhakaDate(at);
  for (let left = days; left > 0; ) {
    date = addDays(date, step);
    if (isBusinessDay(date)) left--;
  }
  return dhakaInstant(date, minuteOfDay(at));
};

/** The instant so many business days before or after another, at the same time of day; public holidays are not known. */
export const businessDaysBefore = (at: Date, days: number): Date => walk(at, days, -1);
export const businessDaysAfter = (at: Date, days: number): Date => walk(at, days, 1);
