import { dhakaDate, formatDate, formatTime } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';

/** A moment as it is written beside what was said: 27 Nov, 10:30 PM. */
export const momentText = (at: Date | string, language: Language): string => {
  const moment = new Date(at);
  return `${formatDate(dhakaDate(moment), language, 'day')}, ${formatTime(moment, language)}`;
};
