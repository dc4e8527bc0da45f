import { addDays, daysBetween, type DhakaDate, dhakaDate } from '../dhaka.ts';

/**
 * Returns the date for searching a journey again: its own date until departure, then the next such weekday after today.
 */
export const bookAgainDate = (departsAt: Date, now: Date): DhakaDate => {
  const date = dhakaDate(departsAt);
  if (departsAt > now) return date;
  const weeks = Math.floor(daysBetween(date, dhakaDate(now)) / 7) + 1;
  return addDays(date, 7 * weeks);
};
