import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { type DhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { refundCauseText } from '@poth/domain/refund/cause.ts';
import type { Settings } from '@poth/domain/settings.ts';
import type { RefundStage } from '@poth/domain/ticket/ticket.ts';
import { textIn } from '../text/texts.ts';
import { weekdayMomentText } from '../text/moment.ts';
import { choiceText } from './choice-text.ts';
import { refundText } from './text.ts';

export type PromisedDays = Settings['refundBusinessDays'];

/** Says within how many business days a refund arrives, and by which day at the latest where that is known. */
export const promiseText = (
  [least, most]: PromisedDays,
  promisedBy: DhakaDate | null,
  language: Language,
): string => {
  const t = textIn(language, refundText).stages;
  const days = [digits(least, language), digits(most, language)] as const;
  return promisedBy ? t.promiseBy(...days, formatDate(promisedBy, language)) : t.promise(...days);
};

/** Says where a refund goes: to another booking, nowhere while it waits for a choice, or to the instrument that paid. */
const saidOf = (refund: RefundStage, days: PromisedDays, language: Language): string | null => {
  const t = textIn(language, choiceText);
  if (refund.carriedTo) return t.carried(formatPnr(refund.carriedTo));
  if (refund.chooseBy) return t.waits(weekdayMomentText(refund.chooseBy, language));
  return refund.atCounter || refund.state === 'settled'
    ? null
    : promiseText(days, refund.promisedBy, language);
};

/** View of one refund in its dated stages; a stage that has not been reached has no moment. */
const stageView = (refund: RefundStage, days: PromisedDays, language: Language) => {
  const t = textIn(language, refundText).stages;
  const amount = formatMoney(refund.amountPaisa, language);
  const moments = { requested: refund.requestedAt, sent: refund.sentAt, settled: refund.settledAt };
  const stage = (at: keyof typeof moments, name: string) => ({
    stage: at,
    name,
    at: moments[at] && weekdayMomentText(moments[at], language),
  });
  const requested = stage('requested', refund.atCounter ? t.waiting : t.requested);
  const ofMoney = refund.atCounter
    ? [stage('settled', t.handedOut)]
    : [stage('sent', t.sent), stage('settled', t.settled)];
  // Carried money is neither sent nor handed out.
  const after = refund.carriedTo ? [stage('settled', textIn(language, choiceText).paidAnother)] : ofMoney;
  return {
    refundId: refund.refundId,
    // A refund without seats is of money that came twice or too late, or goes beyond the policy.
    title: refund.seatNos.length > 0 ? t.ofSeats(amount, refund.seatNos) : t.ofPaid(amount),
    cause: refund.cause && refundCauseText[refund.cause][language],
    stages: [requested, ...after],
    settled: refund.state === 'settled',
    needsPerson: refund.state === 'failed',
    atCounter: refund.atCounter,
    promise: saidOf(refund, days, language),
  };
};

/** View of a booking's refunds, for its owner. */
export const refundStageView = (refunds: readonly RefundStage[], days: PromisedDays, language: Language) => ({
  refunds: refunds.map((refund) => stageView(refund, days, language)),
});
export type RefundStageView = ReturnType<typeof refundStageView>;
