import { dhakaDate, formatTime } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';
import { weekdayMomentText } from '../text/moment.ts';

/** Distance within which a time of day is not taken for that of another day: a night coach is told without its date. */
const nearMs = 18 * 3_600_000;

/** Writes a moment as it is said: its time, with the day where that is not plain. */
export const sayMoment = (at: Date, language: Language, now: Date): string =>
  dhakaDate(at) === dhakaDate(now) || Math.abs(at.getTime() - now.getTime()) < nearMs
    ? formatTime(at, language)
    : weekdayMomentText(at, language);
