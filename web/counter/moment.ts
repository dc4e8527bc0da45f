import { dhakaDate, formatDate, formatTime } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';

/** Writes a time, with its date where that is not the day in view. */
export const hourText = (at: Date, language: Language, day: string): string => {
  const time = formatTime(at, language);
  return dhakaDate(at) === day ? time : `${time}, ${formatDate(dhakaDate(at), language)}`;
};

/** Difference of a till, with its sign before the amount: −৳35. */
export const withSign = (amount: number, language: Language): string =>
  `${amount < 0 ? '−' : amount > 0 ? '+' : ''}${formatMoney(Math.abs(amount), language)}`;
