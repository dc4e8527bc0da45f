import { formatPnr } from '@poth/domain/booking/pnr.ts';
import type { Language } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { instrumentName } from '@poth/domain/payment/instrument.ts';
import {
  askablePlaces,
  type MoneyPlace,
  type MoneyTrail,
  type TracedPayment,
} from '@poth/domain/reconciliation/money-trail.ts';
import { weekdayMomentText } from '../text/moment.ts';
import { textIn } from '../text/texts.ts';
import type { Tone } from '../ui/badge.tsx';
import { moneyText } from './money-text.ts';

/** Place of money as a page shows it; arrived: money that bought nothing has been refunded. */
type ToldPlace = MoneyPlace | 'arrived';

const tones: Record<ToldPlace, Tone> = {
  paying: 'late',
  asking: 'late',
  unknown: 'late',
  'not-opened': 'quiet',
  'not-taken': 'quiet',
  person: 'late',
  ticket: 'good',
  cancelled: 'quiet',
  kept: 'quiet',
  back: 'late',
  arrived: 'good',
  reversed: 'quiet',
};

const toldPlaceOf = ({ place, refunds }: TracedPayment): ToldPlace =>
  place === 'back' && refunds.length > 0 && refunds.every(({ state }) => state === 'settled')
    ? 'arrived'
    : place;

const paymentView = (payment: TracedPayment, language: Language) => {
  const t = textIn(language, moneyText);
  const place = toldPlaceOf(payment);
  const at = (moment: Date) => weekdayMomentText(moment, language);
  const { askAt, reviewUntil, refunds, paidAt, instrument } = payment;
  const next = [
    askAt && askablePlaces.includes(payment.place) && t.asksAt(at(askAt)),
    reviewUntil && t.decidedBy(at(reviewUntil)),
    place === 'back' && refunds.length === 0 && t.refundSoon,
  ].filter((said) => typeof said === 'string');
  return {
    tranId: payment.tranId,
    amount: formatMoney(payment.amountPaisa, language),
    word: t.places[place],
    tone: tones[place],
    says: [t.says[place], ...next].join(' '),
    facts: [
      [t.paidWith, instrument && instrumentName(instrument)[language]],
      [paidAt ? t.paid : t.began, at(paidAt ?? payment.beganAt)],
      [t.payment, payment.tranId],
    ] as const,
    refundNumbers: refunds.map(({ refundTransId }) => refundTransId),
  };
};

/** View of a booking's money, in one language. */
export const moneyView = (trail: MoneyTrail, language: Language) => {
  const t = textIn(language, moneyText);
  const { from, to, departsAt, seatNos, operator, pnr, payments } = trail;
  return {
    title: `${from[language]} – ${to[language]}`,
    facts: [
      ['PNR', pnr && formatPnr(pnr)],
      [t.leaves, weekdayMomentText(departsAt, language)],
      [t.seats, seatNos.join(', ')],
      [t.company, operator[language]],
    ] as const,
    payments: payments.map((payment) => paymentView(payment, language)),
    canAsk: payments.some(({ place, atCounter }) => !atCounter && askablePlaces.includes(place)),
  };
};
export type MoneyView = ReturnType<typeof moneyView>;
