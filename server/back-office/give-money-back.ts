import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { Bearer } from '@poth/domain/back-office/request.ts';
import { givenBack } from '@poth/domain/ledger/entry.ts';
import { type Paisa, paisa } from '@poth/domain/money.ts';
import { Problem } from '@poth/domain/problem.ts';
import { legsOf } from '@poth/domain/trip/trip.ts';
import { beyondPolicyReason } from '@poth/domain/refund/reasons.ts';
import { awaitsCredit } from '../booking/exchange-claim-store.ts';
import { moveBooking } from '../booking/move-booking.ts';
import type { BookingRow } from '../booking/store.ts';
import type { Tx } from '../db/database.ts';
import { post } from '../ledger/store.ts';
import { readPayment } from '../payment/store.ts';
import { announceSeatsGivenUp } from '../refund/announce-seats-given-up.ts';
import { type PaymentLeft, paymentsLeft, spreadRefund, totalLeft } from '../refund/payments-left.ts';
import { requestRefund } from '../refund/request-refund.ts';
import { undoPurchase } from '../refund/undo-purchase.ts';
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

/**
 * Locks the payments that bought a locked booking's tickets, one as a rule. Returns them, the one with most left first,
 * with all that has not gone back, and how much of the first no live ticket may still need. Problems: not-cancellable
 * where nothing was bought; being-exchanged where the money of an earlier booking is on its way here.
 */
export const lockRefundable = async (
  tx: Tx,
  booking: BookingRow,
): Promise<{ payments: PaymentLeft[]; leftPaisa: Paisa; freePaisa: Paisa }> => {
  if (booking.state === 'confirmed' && (await awaitsCredit(tx, booking)))
    throw new Problem('being-exchanged');
  const bought = hasHadTickets(booking) ? await paymentsLeft(tx, booking) : [];
  // Locked while their money is given back, so that the amounts left stay true until the commit.
  for (const { payment } of bought.toSorted((one, other) =>
    one.payment.paymentId < other.payment.paymentId ? -1 : 1,
  ))
    await readPayment(tx, payment, 'locked');
  const payments = await paymentsLeft(tx, booking);
  const [most] = payments;
  if (bought.length === 0 || !most) throw new Problem('not-cancellable');
  const left = totalLeft(payments);
  const free = Math.min(most.leftPaisa, Math.max(0, left - (await sumRefundableLive(tx, booking))));
  return { payments, leftPaisa: left, freePaisa: paisa(free) };
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

/**
 * Voids the live tickets of a booking, whatever their state; its seats are freed, or offered to the waiting list. Nobody
 * travels in them any more, so money withheld from the other way for their discount comes back.
 */
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
  await announceSeatsGivenUp(tx, booking, voided);
  return voided;
};

/** Refund of one of the payments that an amount came from. */
type RefundPart = { refundId: string; amountPaisa: Paisa };

/**
 * Gives money of a locked booking back beyond its policy, in the caller's transaction: never more than was captured
 * less what went back. A partial amount leaves the tickets valid, and what cancelling them may still bring back; the
 * whole amount voids them, and at the operator's cost leaves nothing of the booking on its account, our charge and our
 * discount. Returns the first refund, which the ledger names, and all of them. Problems: those of lockRefundable,
 * refund-too-much.
 */
export const giveMoneyBack = async (
  tx: Tx,
  booking: BookingRow,
  { amountPaisa: wanted, bornBy, promisedBy, id, by }: Wish,
): Promise<{ refundId: string; amountPaisa: Paisa; refunds: RefundPart[] }> => {
  const { tripId, bookingId, operatorId } = booking;
  const over = await lockRefundable(tx, booking);
  const amountPaisa = amountOf(wanted, over);
  const left = await sharesLeft(tx, booking);
  const seatNos = wanted === null ? await voidLiveTickets(tx, booking, by) : [];
  const refunds: RefundPart[] = [];
  for (const part of spreadRefund(over.payments, amountPaisa)) {
    const refundId = await requestRefund(tx, {
      ...part,
      tripId,
      bookingId,
      reasonKey: beyondPolicyReason + id,
      seatNos,
      promisedBy,
      by,
    });
    if (!refundId) throw new Problem('already-decided');
    refunds.push({ refundId, amountPaisa: part.amountPaisa });
  }
  const [first] = refunds;
  if (!first) throw new Problem('refund-too-much');
  const { refundId } = first;
  const parts = partsOf(amountPaisa, bornBy, wanted === null, left);
  await post(tx, tripId, refundId, givenBack(operatorId, parts));
  if (wanted === null && bornBy === 'operator') await undoPurchase(tx, booking);
  return { refundId, amountPaisa, refunds };
};
