import { randomUUID } from 'node:crypto';
import { carriedAccount } from '@poth/domain/payment/payment.ts';
import { recordMove, writeMoves } from '../audit-log/record-move.ts';
import { confirmBooking } from '../booking/confirm-booking.ts';
import type { PaidBy } from '../booking/paid-part.ts';
import { readBooking } from '../booking/store.ts';
import { databaseNow } from '../db/clock.ts';
import type { Tx } from '../db/database.ts';
import { takeStep } from '../db/step.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { post } from '../ledger/store.ts';
import { attemptInState, writeAttempt } from '../payment/attempt-steps-store.ts';
import { claimReceipt, paymentsOf } from '../payment/store.ts';
import { endChoice } from '../refund/end-choice.ts';
import { carriedCapture } from './carry-booking.ts';
import { addCarriedPayment, type CarriedMoney, readCarriedMoney } from './payment-store.ts';
import { setBuyer } from './store.ts';

type Ref = { tripId: string; bookingId: string };
type Carried = { tripId: string; refundId: string };

/** Writes the payment of carried money, paid as soon as it is written; the refund that the money comes from pays once. */
export const payWithCarried = async (
  tx: Tx,
  ref: Ref,
  carried: Carried,
  money: CarriedMoney,
): Promise<string> => {
  const { tripId, bookingId } = ref;
  const { amountPaisa, gateway, method, bankTranId, instrument, gatewaySession } = money;
  const attempt = { tripId, paymentId: timeOrderedId() };
  const tranId = `M${randomUUID().replaceAll('-', '').toUpperCase()}`;
  await addCarriedPayment(tx, {
    ...attempt,
    bookingId,
    tranId,
    gateway,
    method,
    amountPaisa,
    openUntil: await databaseNow(tx),
    carriedFromTripId: carried.tripId,
    carriedFromRefundId: carried.refundId,
  });
  const by = `refund:${carried.refundId}`;
  const move = { tripId, subject: 'payment' as const, subjectId: attempt.paymentId, by };
  await recordMove(tx, { ...move, event: 'create', from: null, to: 'created' });
  if (!(await claimReceipt(tx, carriedAccount, carried.refundId, attempt)))
    throw new Error(`refund ${carried.refundId} pays another booking already`);
  const isTaken = await takeStep(tx, {
    guards: [attemptInState(attempt, 'created')],
    writes: [
      writeAttempt(attempt, 'paid', {
        receiptId: carried.refundId,
        bankTranId: bankTranId ?? tranId,
        ...(instrument && { instrument }),
        ...(gatewaySession && { gatewaySession }),
        capturedPaisa: amountPaisa,
      }),
      writeMoves([{ ...move, event: 'pay', from: 'created', to: 'paid', detail: { reason: null } }]),
    ],
  });
  if (!isTaken) throw new Error(`payment ${attempt.paymentId} moved before it was written`);
  await post(tx, tripId, attempt.paymentId, carriedCapture(amountPaisa));
  return attempt.paymentId;
};

/**
 * Pays a new booking with the money of the one before it: it gets its tickets, if its seats are still there; else the money
 * is refunded to where it came from, like any payment that comes too late. A repeat does nothing, so both the request that
 * carried the money and the announcement may run it. Returns whether the new booking has its tickets. seatsPerPhone: the
 * limit of its phone number, where the passenger chose to change.
 */
export const finishRebooking = async (
  deps: Deps,
  carried: Carried,
  to: Ref,
  { seatsPerPhone }: Pick<PaidBy, 'seatsPerPhone'> = { seatsPerPhone: null },
): Promise<boolean> => {
  const money = await readCarriedMoney(deps.db, carried);
  const was = money && (await readBooking(deps.db, { tripId: carried.tripId, bookingId: money.bookingId }));
  if (!was) throw new Error(`refund ${carried.refundId} was carried nowhere`);
  const isConfirmed = await transaction(deps.db, async (tx) => {
    const booking = await readBooking(tx, to, 'locked');
    if (!booking) throw new Error(`there is no booking ${to.bookingId}`);
    if ((await paymentsOf(tx, to.tripId, to.bookingId)).length > 0) return booking.state === 'confirmed';
    await setBuyer(tx, to, was.buyerId);
    const paymentId = await payWithCarried(tx, to, carried, money);
    const payer = { paymentId, money: 'plain', seatsPerPhone } as const;
    const hasTickets = (await confirmBooking(tx, deps, to, payer)) === 'confirm';
    if (!hasTickets) await endChoice(tx, booking);
    return hasTickets;
  });
  deps.seatWatch.changed(to.tripId);
  return isConfirmed;
};

/** Finishes an announced carrying of money, where the request that began it has not. */
export const finishAnnouncedRebooking =
  (deps: Deps) =>
  async (told: {
    tripId: string;
    refundId: string;
    toTripId: string;
    toBookingId: string;
  }): Promise<void> => {
    const { tripId, refundId, toTripId, toBookingId } = told;
    await finishRebooking(deps, { tripId, refundId }, { tripId: toTripId, bookingId: toBookingId });
  };
