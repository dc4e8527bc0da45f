import { type DateStyle, dhakaDate, formatDate, formatTime } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';

/** Formats a moment in Dhaka time, with its date in a style of formatDate: day 27 Nov, 10:30 PM. */
export const momentText = (at: Date | string, language: Language, style: DateStyle = 'day'): string => {
  const moment = new Date(at);
  return `${formatDate(dhakaDate(moment), language, style)}, ${formatTime(moment, language)}`;
};

/** Formats a moment in Dhaka time with its weekday: Fri 27 Nov, 10:30 PM. */
export const weekdayMomentText = (at: Date | string, language: Language): string =>
  momentText(at, language, 'short');
