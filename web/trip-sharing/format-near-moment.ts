import { dhakaDate, formatTime } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';
import { weekdayMomentText } from '../text/moment.ts';

/** Distance within which a time without its date is unambiguous, so that night coaches are shown without one. */
const nearMs = 18 * 3_600_000;

/** Formats a moment: its time, with the day where that is not obvious. */
export const formatNearMoment = (at: Date, language: Language, now: Date): string =>
  dhakaDate(at) === dhakaDate(now) || Math.abs(at.getTime() - now.getTime()) < nearMs
    ? formatTime(at, language)
    : weekdayMomentText(at, language);
