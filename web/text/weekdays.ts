import { addDays, type DhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';

// A Sunday, the first bit of a schedule's days.
const sunday = '2026-11-22' as DhakaDate;

/** The days of a week, which begins with Saturday; Sunday is 0. */
export const fromSaturday = [6, 0, 1, 2, 3, 4, 5] as const;

/** Writes a day of the week: Sat, শনি. */
export const weekdayText = (day: number, language: Language): string =>
  formatDate(addDays(sunday, day), language, 'weekday');

/** The days of a week as choices. */
export const weekdayOptions = (language: Language) =>
  fromSaturday.map((day) => ({ value: String(day), label: weekdayText(day, language) }));
