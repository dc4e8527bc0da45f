import { dhakaDate, formatDate, formatTime } from '@poth/domain/dhaka.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { formatTaka } from '@poth/domain/money.ts';
import { textIn } from '../text/texts.ts';
import { refundText } from './text.ts';

type Tier = { until: Date; hoursBefore: number; refundPaisa: number };

/** A moment as a deadline is said: Wed 25 Nov, 10:30 PM. */
export const momentText = (at: Date, language: Language): string =>
  `${formatDate(dhakaDate(at), language, 'short')}, ${formatTime(at, language)}`;

/** The tiers of a refund that one can still reach, and what is left after the last of them. */
export const refundRows = (tiers: readonly Tier[], language: Language, now: Date) => {
  const t = textIn(language, refundText).table;
  const open = tiers.filter(({ until }) => until >= now);
  return [
    ...open.map(({ until, hoursBefore, refundPaisa }) => ({
      label: t.before(digits(hoursBefore, language)),
      until: t.until(momentText(until, language)),
      amount: formatTaka(refundPaisa, language),
    })),
    { label: t.later, until: null, amount: t.nothing },
  ];
};
export type RefundRow = ReturnType<typeof refundRows>[number];
