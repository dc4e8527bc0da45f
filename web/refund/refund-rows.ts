import { weekdayMomentText } from '../text/moment.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { formatTaka } from '@poth/domain/money.ts';
import { textIn } from '../text/texts.ts';
import { refundText } from './text.ts';

type Tier = { until: Date; hoursBefore: number; refundPaisa: number };

/** Lists the tiers of a refund that can still be reached, and what remains after the last of them. */
export const refundRows = (tiers: readonly Tier[], language: Language, now: Date) => {
  const t = textIn(language, refundText).table;
  const open = tiers.filter(({ until }) => until >= now);
  return [
    ...open.map(({ until, hoursBefore, refundPaisa }) => ({
      label: t.before(digits(hoursBefore, language)),
      until: t.until(weekdayMomentText(until, language)),
      amount: formatTaka(refundPaisa, language),
    })),
    { label: t.later, until: null, amount: t.nothing },
  ];
};
export type RefundRow = ReturnType<typeof refundRows>[number];
