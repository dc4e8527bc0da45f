import { type DateStyle, dhakaDate, formatDate, formatTime } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';

/** Writes a moment in Dhaka, with its date in a style of formatDate: day 27 Nov, 10:30 PM. */
export const momentText = (at: Date | string, language: Language, style: DateStyle = 'day'): string => {
  const moment = new Date(at);
  return `${formatDate(dhakaDate(moment), language, style)}, ${formatTime(moment, language)}`;
};

/** Writes a moment in Dhaka with its day of the week: Fri 27 Nov, 10:30 PM. */
export const weekdayMomentText = (at: Date | string, language: Language): string =>
  momentText(at, language, 'short');
