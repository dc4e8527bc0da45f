import { protectedUntil } from '@poth/domain/booking/hold.ts';
import { exchangeCreditOf, totalOf } from '@poth/domain/booking/price.ts';
import { captured } from '@poth/domain/ledger/entry.ts';
import { nextState } from '@poth/domain/machine.ts';
import { judge } from '@poth/domain/payment/judge.ts';
import { paymentLife } from '@poth/domain/payment/lifecycle.ts';
import { isBeingCaptured } from '@poth/domain/payment/capture.ts';
import { isOpeningLost } from '@poth/domain/payment/opening.ts';
import type { Verdict } from '@poth/domain/payment/payment.ts';
import { capturedShareOf, type Share } from '@poth/domain/payment/purchase.ts';
import { unchangedBooking } from '../booking/booking-steps-store.ts';
import { paidPart } from '../booking/paid-part.ts';
import type { PaidBooking } from '../booking/paid-store.ts';
import { type SalePart, joinSaleParts } from '../booking/sale-step.ts';
import { payerHashOf } from '../booking/unpaid-source.ts';
import { tryRememberedFirst } from '../db/known-facts.ts';
import { takeStep } from '../db/step.ts';
import { TryAgain } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { movePart, resumePart, surplusPart, unpaidParts } from './attempt-parts.ts';
import { forgetAttempt, knownSettlement } from './known-attempts.ts';
import { type Attempt, readSettlement, type Settlement } from './settle-store.ts';
import { claimReceipt, type PaymentRef, surplusReasons } from './store.ts';

type Paid = Extract<Verdict, { kind: 'paid' }>;
/** isOfCapture: the verdict is the result of our own capture. */
type VerdictSource = { isOfCapture: boolean };

/** Judges an attempt of which nothing has been paid so far: once nobody can or may pay it any more, it has expired. */
const judgeUnpaid = (deps: Deps, attempt: Attempt, now: Date): Verdict => {
  if (isBeingCaptured(attempt, now)) return { kind: 'pending' };
  if (isOpeningLost(attempt, now)) return { kind: 'expired', reason: 'its page was lost' };
  return now > protectedUntil(attempt.openUntil, deps.settings())
    ? { kind: 'expired', reason: 'no payment in time' }
    : { kind: 'pending' };
};

/** Tells whether an attempt pays for a booking as it is now: seats, names or number may have changed before a late one. */
export const stillPaysFor = ({ booking }: PaidBooking, attempt: Attempt): boolean =>
  attempt.contentsNo === booking.contentsNo && attempt.amountPaisa === totalOf(booking);

/**
 * Decides what captured money leads to: tickets, a person's decision, or a refund. surplus: the reason why it bought
 * nothing, where it did not.
 */
const boughtPart = async (
  deps: Deps,
  { attempt, paid, isRemembered }: Settlement,
  { risk }: Paid,
): Promise<{ part: SalePart; surplus: string | null }> => {
  const { paymentId } = attempt;
  if (!stillPaysFor(paid, attempt)) {
    const reason = surplusReasons.changed;
    const asItWas = { guards: [unchangedBooking(paid.booking)], writes: [] };
    return { part: { ...surplusPart(attempt, reason), ...asItWas }, surplus: reason };
  }
  // A booking that replaces another had the limit of its phone number checked when its seats were taken.
  const seatsPerPhone = exchangeCreditOf(paid.booking) > 0 ? null : deps.settings().seatsPerPhone;
  const money = risk === 'risky' ? 'risky' : 'plain';
  const payer = { paymentId, by: `payment:${paymentId}`, money, seatsPerPhone } as const;
  const { outcome, part } = await paidPart(deps.db, deps, paid, payer);
  if (isRemembered && outcome.kind !== 'confirm') throw new TryAgain();
  if (outcome.kind !== 'surplus') return { part, surplus: null };
  const reason = surplusReasons.twice;
  return { part: { ...surplusPart(attempt, reason), guards: part.guards }, surplus: reason };
};

/**
 * Builds the parts that book captured money: its receipt belongs to this attempt alone, and the ledger gets the capture.
 * Undefined where nothing is to be written.
 */
const capturedParts = async (
  deps: Deps,
  settlement: Settlement,
  verdict: Paid,
  { event, reason }: { event: 'pay' | 'review'; reason: string },
): Promise<SalePart[] | undefined> => {
  const { attempt, paid } = settlement;
  if (attempt.capturedPaisa !== null || !nextState(paymentLife, attempt.state, event)) return undefined;
  if (!(await claimReceipt(deps.db, attempt.gateway, verdict.receiptId, attempt))) {
    const other = movePart(attempt, 'review', { reason: 'receipt of another attempt' });
    return other && [other];
  }
  const { receiptId, bankTranId, instrument } = verdict;
  const payerHash = payerHashOf(deps.linkSigner, verdict.payer);
  const capturedPaisa = capturedShareOf(attempt, verdict.amountPaisa);
  if (capturedPaisa === 0) return unpaidParts(settlement, 'fail', reason);
  const capture = (kept: string) =>
    movePart(attempt, event, {
      receiptId,
      bankTranId,
      instrument,
      payerHash,
      capturedPaisa,
      reason: kept,
    });
  const posted = {
    guards: [],
    writes: [],
    postings: [{ sourceId: attempt.paymentId, entry: captured(attempt.gateway, capturedPaisa) }],
  };
  if (event === 'review') {
    const moved = capture(reason);
    return moved && [moved, posted, surplusPart(attempt, reason), resumePart(attempt, paid)];
  }
  const { part, surplus } = await boughtPart(deps, settlement, verdict);
  const moved = capture(surplus ?? reason);
  return moved && [moved, posted, part];
};

/**
 * Writes what a verdict means for an attempt, in one statement; a verdict that came before changes nothing. Returns whether
 * the attempt is paid now. Throws TryAgain where something that the decision depends on has changed meanwhile.
 */
const writeVerdict = async (
  deps: Deps,
  said: Verdict,
  read: Settlement | undefined,
  { isOfCapture }: VerdictSource,
): Promise<boolean> => {
  if (!read) return false;
  const { attempt, paid } = read;
  // An end that is reported during a capture may be older than the capture.
  if (said.kind !== 'paid' && !isOfCapture && isBeingCaptured(attempt, paid.now)) return false;
  const verdict = said.kind === 'pending' ? judgeUnpaid(deps, attempt, paid.now) : said;
  const judgement = judge(attempt, verdict);
  if (!judgement || judgement.reason === 'other-attempt') return attempt.state === 'paid';
  const { event, reason } = judgement;
  let parts: SalePart[] | undefined;
  if (verdict.kind === 'paid')
    parts = await capturedParts(deps, read, verdict, {
      event: event === 'pay' ? 'pay' : 'review',
      reason,
    });
  else parts = unpaidParts(read, event, reason);
  if (parts && !(await takeStep(deps.db, joinSaleParts(attempt.tripId, parts)))) throw new TryAgain();
  forgetAttempt(deps, attempt);
  const moved = parts?.flatMap(({ moves = [] }) => moves).find(({ subject }) => subject === 'payment');
  return (moved?.to ?? attempt.state) === 'paid';
};

type ToShare = { isPaid: boolean; otherShares: readonly Share[] };

/**
 * Applies a verdict to the share of an attempt on one trip. A payment is first decided by what this process remembers of
 * the attempt; any other verdict reads first. Returns whether the share is paid now, and the other shares.
 */
const applyToShare = (
  deps: Deps,
  ref: PaymentRef,
  verdict: Verdict,
  source: VerdictSource,
): Promise<ToShare> =>
  tryRememberedFirst(
    {
      recall: () => (verdict.kind === 'paid' ? knownSettlement(deps, ref) : undefined),
      forget: () => forgetAttempt(deps, ref),
      read: () => readSettlement(deps.db, ref),
    },
    async (settlement) => ({
      isPaid: await writeVerdict(deps, verdict, settlement, source),
      otherShares: settlement?.attempt.otherShares ?? [],
    }),
  );

/**
 * Applies a verdict to an attempt, on the trip of each booking that it pays for, in a step each; returns whether all shares
 * are paid now. A share that this run does not reach is asked about by its own schedule.
 */
export const applyVerdict = async (
  deps: Deps,
  ref: PaymentRef,
  verdict: Verdict,
  source: VerdictSource = { isOfCapture: false },
): Promise<boolean> => {
  const { isPaid, otherShares } = await applyToShare(deps, ref, verdict, source);
  let isAllPaid = isPaid;
  for (const { tripId } of otherShares) {
    const other = await applyToShare(deps, { ...ref, tripId }, verdict, source);
    isAllPaid &&= other.isPaid;
    deps.seatWatch.changed(tripId);
  }
  return isAllPaid;
};
