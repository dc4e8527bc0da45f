import { addDays, type DhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';

// A Sunday, which is the first bit in the days of a schedule.
const sunday = '2026-11-22' as DhakaDate;

/** Days of a week, which begins with Saturday; Sunday is 0. */
export const fromSaturday = [6, 0, 1, 2, 3, 4, 5] as const;

/** Formats a weekday: Sat, শনি. */
export const weekdayText = (day: number, language: Language): string =>
  formatDate(addDays(sunday, day), language, 'weekday');

/** Weekdays as options of a field. */
export const weekdayOptions = (language: Language) =>
  fromSaturday.map((day) => ({ value: String(day), label: weekdayText(day, language) }));
