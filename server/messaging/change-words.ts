import type { Language } from '@poth/domain/language.ts';
import { type ChangeReason, changeReasons } from '@poth/domain/trip/change.ts';

/** Says the reason of a change in a sentence. */
export const reasonText = (reason: ChangeReason, language: Language): string =>
  language === 'en' ? `Reason: ${changeReasons[reason].en}.` : `কারণ: ${changeReasons[reason].bn}।`;

/** Joins the non-empty sentences into a text. */
export const joinSentences = (...parts: (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ');
