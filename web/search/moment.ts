import { type DhakaDate, dhakaDate, formatDate, formatTime } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';
import { periodOf } from '@poth/domain/search/criteria.ts';

/**
 * A time beside its day: the date stands with it when it is another day than expected, and in the small hours,
 * where people count the night to the day before.
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

/** The same as words in a sentence: Sat 28 Nov, 12:15 AM. */
export const momentText = (at: Date, expected: DhakaDate, language: Language): string => {
  const { time, date } = momentOf(at, expected, language);
  return date ? `${date}, ${time}` : time;
};
