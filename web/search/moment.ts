import { type DhakaDate, dhakaDate, formatDate, formatTime } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';
import { periodOf } from '@poth/domain/search/criteria.ts';

/**
 * Formats a time, with its date where that differs from the expected one, and in the small hours, which people count to
 * the day before.
 */
export const momentOf = (
  at: Date,
  expected: DhakaDate,
  language: Language,
): { time: string; date: string | null } => {
  const date = dhakaDate(at);
  const needsDate = date !== expected || periodOf(at) === 'after-midnight';
  return { time: formatTime(at, language), date: needsDate ? formatDate(date, language) : null };
};

/** Formats a time like `momentOf`, as words in a sentence: Sat 28 Nov, 12:15 AM. */
export const momentText = (at: Date, expected: DhakaDate, language: Language): string => {
  const { time, date } = momentOf(at, expected, language);
  return date ? `${date}, ${time}` : time;
};
