import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { dhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { formatMoney, formatTaka } from '@poth/domain/money.ts';
import type { CountedPromo, PaidUse, PromoTerms } from '@poth/domain/promo/promo.ts';
import { type PromoState, promoStateOf } from '@poth/domain/promo/promo-state.ts';
import { weekdayMomentText } from '../text/moment.ts';
import { textIn } from '../text/texts.ts';
import type { Tone } from '../ui/badge.tsx';
import { promoText } from './text.ts';

/** Tone of each state. */
export const promoTone: Record<PromoState, Tone> = {
  running: 'good',
  coming: 'late',
  'used-up': 'quiet',
  over: 'quiet',
  off: 'off',
};

const offText = (terms: PromoTerms, language: Language): string => {
  if (terms.kind === 'fixed') return formatMoney(terms.amountPaisa, language);
  const share = `${digits(terms.basisPoints / 100, language)}%`;
  return textIn(language, promoText).upTo(share, formatMoney(terms.mostPaisa, language));
};

/** Prepares a code for its list and its page, in one language. */
export const promoView = (promo: CountedPromo, language: Language, now: Date) => {
  const { paid, open, mostUses } = promo;
  const count = (number: number) => formatTaka(number * 100, language);
  const t = textIn(language, promoText);
  const days = [promo.validFrom, promo.validUntil].map((date) => formatDate(date, language, 'day'));
  return {
    promoId: promo.promoId,
    code: promo.code,
    name: promo.name[language],
    isOn: promo.isOn,
    state: promoStateOf(promo, paid + open, dhakaDate(now)),
    off: offText(promo.terms, language),
    valid: days.join(' – '),
    uses: t.usesOf(count(paid), count(mostUses)),
    openNow: open > 0 ? t.open(count(open)) : null,
    share: `${Math.min(100, Math.round((paid / mostUses) * 100))}%`,
    given: formatTaka(promo.givenPaisa, language),
    figures: {
      paid: count(paid),
      open: count(open),
      left: count(Math.max(0, mostUses - paid - open)),
      given: formatMoney(promo.givenPaisa, language),
    },
  };
};

/** Prepares a booking that used a code for its list. */
export const promoUseView = (
  { pnr, paidAt, discountPaisa, state, operatorName, late }: PaidUse,
  language: Language,
) => ({
  pnr,
  shownPnr: formatPnr(pnr),
  operator: operatorName[language],
  at: weekdayMomentText(paidAt, language),
  off: formatTaka(discountPaisa, language),
  cancelled: state === 'cancelled',
  late,
});
export type UseView = ReturnType<typeof promoUseView>;
