import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { Bearer } from '@poth/domain/back-office/request.ts';
import { givenBack } from '@poth/domain/ledger/entry.ts';
import { type Paisa, paisa } from '@poth/domain/money.ts';
import { Problem } from '@poth/domain/problem.ts';
import { legsOf } from '@poth/domain/trip/trip.ts';
import { beyondPolicyReason } from '@poth/domain/refund/reasons.ts';
import { moveBooking } from '../booking/move-booking.ts';
import type { BookingRow } from '../booking/store.ts';
import type { Tx } from '../db/database.ts';
import { post } from '../ledger/store.ts';
import { hasBoughtTickets, type PaymentRow, readPayment } from '../payment/store.ts';
import { totalLeft, paymentsLeft } from '../refund/payments-left.ts';
import { requestRefund } from '../refund/request-refund.ts';
import { sumRefundsOf } from '../refund/store.ts';
import { offerFreed } from '../seating/offer-freed.ts';
import { freeSoldSeats } from '../seating/store.ts';
import { voidTickets } from '../ticket/void-tickets.ts';
import { sharesLeft, type SharesLeft, sumRefundableLive } from './give-back-store.ts';

type Wish = {
  /** Null: all that is left is given back, and the tickets become void. */
  amountPaisa: number | null;
  bornBy: Bearer;
  /** Day by which the money should have arrived. */
  promisedBy: DhakaDate;
  /** Makes the refund unique: the request's id, or the key of the form that was pressed. */
  id: string;
  by: string;
};

/** Tells whether a booking has or had tickets. */
export const hasHadTickets = ({ state }: Pick<BookingRow, 'state'>): boolean =>
  state === 'confirmed' || state === 'cancelled';

/** Returns the payment that bought a booking's tickets: refunds of them go back to its instrument. */
export const ticketPaymentOf = <P extends Pick<PaymentRow, 'state' | 'reason'>>(
  booking: Pick<BookingRow, 'state'>,
  payments: readonly P[],
): P | undefined => (hasHadTickets(booking) ? payments.find(hasBoughtTickets) : undefined);

/**
 * Locks the payment that bought a locked booking's tickets, the one with most left where there are two. Returns it with
 * the part that has not gone back, and how much of that no live ticket may still need. Problems: not-cancellable where
 * nothing was bought.
 */
export const lockRefundable = async (
  tx: Tx,
  booking: BookingRow,
): Promise<{ payment: PaymentRow; leftPaisa: Paisa; freePaisa: Paisa }> => {
  const { tripId } = booking;
  const payments = hasHadTickets(booking) ? await paymentsLeft(tx, booking) : [];
  // Locked while money of this payment is given back, so that the amount left stays true until the commit.
  const payment = payments[0] && (await readPayment(tx, payments[0].payment, 'locked'));
  if (!payment) throw new Problem('not-cancellable');
  const back = await sumRefundsOf(tx, tripId, payment.paymentId);
  const left = (payment.capturedPaisa ?? 0) - payment.reversedPaisa - back;
  const others = totalLeft(payments.slice(1));
  const free = Math.min(left, Math.max(0, left + others - (await sumRefundableLive(tx, booking))));
  return { payment, leftPaisa: paisa(left), freePaisa: paisa(free) };
};

/** Returns the amount to give back, if that much may be given. Null: all that is left. Problems: refund-too-much. */
export const amountOf = (
  wanted: number | null,
  { leftPaisa, freePaisa }: { leftPaisa: Paisa; freePaisa: Paisa },
): Paisa => {
  const amountPaisa = wanted ?? leftPaisa;
  if (amountPaisa <= 0 || amountPaisa > (wanted === null ? leftPaisa : freePaisa))
    throw new Problem('refund-too-much');
  return paisa(amountPaisa);
};

/** Splits an amount between those who bear it; whole: nothing of the booking is left after it. */
const partsOf = (amountPaisa: number, bornBy: Bearer, whole: boolean, left: SharesLeft) => {
  if (bornBy !== 'operator') return { operatorPaisa: 0, portalPaisa: amountPaisa };
  const undone = whole
    ? { chargePaisa: left.chargePaisa, discountPaisa: left.discountPaisa }
    : { chargePaisa: 0, discountPaisa: 0 };
  const ofFare = amountPaisa - undone.chargePaisa + undone.discountPaisa;
  const operatorPaisa = Math.max(0, Math.min(ofFare, left.farePaisa));
  return { ...undone, operatorPaisa, portalPaisa: ofFare - operatorPaisa };
};

/** Voids the live tickets of a booking, whatever their state; its seats are freed, or offered to the waiting list. */
export const voidLiveTickets = async (tx: Tx, booking: BookingRow, by: string): Promise<string[]> => {
  const { tripId, bookingId } = booking;
  const seatNos = booking.seats.map(({ seatNo }) => seatNo);
  const states = ['issued', 'boarded', 'no-show'] as const;
  const voided = await voidTickets(tx, { tripId, bookingId, seatNos, by, states });
  if (voided.length === 0) return [];
  const legNos = legsOf(booking);
  if (
    (await freeSoldSeats(tx, { tripId, seatNos: voided, legNos }, bookingId)) !==
    voided.length * legNos.length
  )
    throw new Error(`booking ${bookingId}: tickets and seats disagree`);
  await offerFreed(tx, { tripId, seatNos: voided });
  await moveBooking(tx, booking, 'cancel', by, { seatNos: voided });
  return voided;
};

/**
 * Gives money of a locked booking back beyond its policy, in the caller's transaction: never more than was captured
 * less what went back. A partial amount leaves the tickets valid, and what cancelling them may still bring back; the
 * whole amount voids them, and at the operator's cost leaves nothing of the booking on its account, our charge and our
 * discount. Problems: not-cancellable, refund-too-much.
 */
export const giveMoneyBack = async (
  tx: Tx,
  booking: BookingRow,
  { amountPaisa: wanted, bornBy, promisedBy, id, by }: Wish,
): Promise<{ refundId: string; amountPaisa: Paisa }> => {
  const { tripId, bookingId, operatorId } = booking;
  const over = await lockRefundable(tx, booking);
  const amountPaisa = amountOf(wanted, over);
  const left = await sharesLeft(tx, booking);
  const seatNos = wanted === null ? await voidLiveTickets(tx, booking, by) : [];
  const refundId = await requestRefund(tx, {
    tripId,
    bookingId,
    paymentId: over.payment.paymentId,
    reasonKey: beyondPolicyReason + id,
    seatNos,
    amountPaisa,
    promisedBy,
    by,
  });
  if (!refundId) throw new Problem('already-decided');
  const parts = partsOf(amountPaisa, bornBy, wanted === null, left);
  await post(tx, tripId, refundId, givenBack(operatorId, parts));
  return { refundId, amountPaisa };
};
