import { captured } from '@poth/domain/ledger/entry.ts';
import { protectedUntil } from '@poth/domain/booking/hold.ts';
import { totalOf } from '@poth/domain/booking/price.ts';
import type { Paisa } from '@poth/domain/money.ts';
import { judge } from '@poth/domain/payment/judge.ts';
import type { Verdict } from '@poth/domain/payment/payment.ts';
import { confirmBooking } from '../booking/confirm-booking.ts';
import { reviewBooking } from '../booking/review-booking.ts';
import { type BookingRow, readBooking } from '../booking/store.ts';
import { databaseNow } from '../db/clock.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { post } from '../ledger/post.ts';
import { announce } from '../messaging/outbox.ts';
import { diedOpening } from './close-dead-opening.ts';
import { resumeHold } from './resume-hold.ts';
import {
  claimReceipt,
  markSurplus,
  movePayment,
  type PaymentRef,
  type PaymentRow,
  readPayment,
  surplusReasons,
} from './store.ts';

type Paid = Extract<Verdict, { kind: 'paid' }>;

const surplus = async (tx: Tx, payment: PaymentRow, reasonKey: string): Promise<void> => {
  const { tripId, bookingId, paymentId } = payment;
  await markSurplus(tx, payment, reasonKey);
  await announce(tx, tripId, 'payment-surplus', paymentId, { bookingId, paymentId, reasonKey });
};

/** Whether an attempt pays for a booking as it is: a late one may come when seats, names or number have changed since. */
const isPaidBy = (booking: BookingRow, payment: PaymentRow): boolean =>
  payment.contentsNo === booking.contentsNo && payment.amountPaisa === totalOf(booking);

/**
 * Money that is exactly what was asked for: the booking gets its tickets, or a person, or the money goes back.
 * One that waits for a person has its money already.
 */
const takePayment = async (tx: Tx, deps: Deps, payment: PaymentRow, risk: string): Promise<void> => {
  const { tripId, paymentId, bookingId } = payment;
  const booking = await readBooking(tx, { tripId, bookingId }, 'locked');
  if (!booking) throw new Error(`payment ${paymentId} has no booking`);
  if (!isPaidBy(booking, payment)) return surplus(tx, payment, surplusReasons.changed);
  const now = await databaseNow(tx);
  const { seatsPerPhone } = deps.settings();
  const taken =
    risk === 'risky'
      ? await reviewBooking(tx, booking, paymentId, now, seatsPerPhone)
      : booking.state !== 'review' &&
        (await confirmBooking(tx, deps, booking, paymentId, now, seatsPerPhone));
  if (!taken) await surplus(tx, payment, surplusReasons.twice);
};

/** Captures money on an attempt: its receipt becomes this attempt's alone, and the ledger takes it up. */
const capture = async (
  tx: Tx,
  payment: PaymentRow,
  verdict: Paid,
  event: 'pay' | 'review',
  reason: string,
): Promise<boolean> => {
  if (payment.capturedPaisa !== null) return false;
  const { gateway, tripId, paymentId } = payment;
  if (!(await claimReceipt(tx, gateway, verdict.receiptId, payment))) {
    await movePayment(tx, payment, 'review', `gateway:${gateway}`, { reason: 'receipt of another attempt' });
    return false;
  }
  const moved = await movePayment(tx, payment, event, `gateway:${gateway}`, {
    receiptId: verdict.receiptId,
    bankTranId: verdict.bankTranId,
    instrument: verdict.instrument,
    capturedPaisa: verdict.amountPaisa,
    reason,
  });
  if (moved) await post(tx, tripId, paymentId, captured(gateway, verdict.amountPaisa as Paisa));
  return moved;
};

/** Judges that nothing has been paid so far: an attempt that nobody can or may pay any more is over. */
const ofNobodyPaying = (deps: Deps, payment: PaymentRow, now: Date): Verdict => {
  if (diedOpening(payment, now)) return { kind: 'expired', reason: 'its page was lost' };
  return now > protectedUntil(payment.openUntil, deps.settings())
    ? { kind: 'expired', reason: 'no payment in time' }
    : { kind: 'pending' };
};

/** Writes down what a verdict means for an attempt; a verdict that came before changes nothing. */
const apply = async (tx: Tx, deps: Deps, ref: PaymentRef, said: Verdict): Promise<void> => {
  const payment = await readPayment(tx, ref, 'locked');
  if (!payment) return;
  const verdict = said.kind === 'pending' ? ofNobodyPaying(deps, payment, await databaseNow(tx)) : said;
  const judgement = judge(payment, verdict);
  if (!judgement) return;
  const { event, reason } = judgement;
  if (verdict.kind !== 'paid') {
    if (await movePayment(tx, payment, event, `gateway:${payment.gateway}`, { reason }))
      await resumeHold(tx, payment);
    return;
  }
  if (event === 'pay') {
    if (await capture(tx, payment, verdict, 'pay', reason)) await takePayment(tx, deps, payment, reason);
    return;
  }
  if (reason === 'other-attempt') return;
  if (await capture(tx, payment, verdict, 'review', reason)) {
    await surplus(tx, payment, reason);
    await resumeHold(tx, payment);
  }
};

/**
 * Asks the gateway how an attempt stands and makes it so: the one way in which a return, an IPN, the poller or a
 * person moves money. Safe to call any number of times. receiptHint: a receipt that a callback named.
 */
export const settlePayment =
  (deps: Deps) =>
  async (ref: PaymentRef, receiptHint: string | null = null): Promise<PaymentRow | undefined> => {
    const payment = await readPayment(deps.db, ref);
    if (!payment || payment.state === 'paid') return payment;
    const verdict = await deps.gateway.ask(payment.tranId, receiptHint);
    await transaction(deps.db, (tx) => apply(tx, deps, ref, verdict));
    deps.seatWatch.changed(ref.tripId);
    return readPayment(deps.db, ref);
  };
