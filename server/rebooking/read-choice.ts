import { awaitsChoice } from '@poth/domain/refund/choice.ts';
import type { FreeCancellation } from '@poth/domain/refund/free-cancellation.ts';
import { awaitsCredit } from '../booking/exchange-claim-store.ts';
import { type BookingRow, readBooking } from '../booking/store.ts';
import { databaseNow } from '../db/clock.ts';
import type { Database, Tx } from '../db/database.ts';
import { hasBoughtTickets, type PaymentRow, paymentsOf } from '../payment/store.ts';
import { cancellableStates } from '../refund/quote-refund.ts';
import { readSeatsIn } from '../ticket/life-store.ts';
import { readTripNews } from '../trip/terms-store.ts';
import { type ChoiceRefund, readChoiceRefunds, refundsOfPayment } from './refund-store.ts';

/** The choice that a booking has: by its tickets, which are valid, or by a refund that waits. */
export type Choice = {
  booking: BookingRow;
  payment: PaymentRow;
  because: FreeCancellation;
  /** Refund that waits; null where the tickets are still valid. */
  waiting: ChoiceRefund | null;
};

/** Returns the refund of a cancelled trip's booking whose sending has not begun, if it is of the whole payment. */
const waitingOf = (refunds: readonly ChoiceRefund[], payment: PaymentRow, now: Date): ChoiceRefund | null => {
  const [only] = refunds;
  return only && only.amountPaisa === payment.capturedPaisa && awaitsChoice(only, now) ? only : null;
};

/**
 * Reads whether a booking may change to another coach free of charge: whole, with all its money, while its company is the
 * cause. Where a part of the money was refunded or taken back by a bank, or where it came by two payments or the second of
 * them is still to come, the money is the only choice.
 */
export const readChoice = async (
  db: Database | Tx,
  ref: { tripId: string; bookingId: string },
  lock: 'locked' | 'unlocked' = 'unlocked',
): Promise<{ choice: Choice | null; refunds: ChoiceRefund[]; booking: BookingRow | undefined }> => {
  const booking = await readBooking(db, ref, lock);
  const refunds = await readChoiceRefunds(db, ref);
  const none = { choice: null, refunds, booking };
  const [payment, ...others] = (await paymentsOf(db, ref.tripId, ref.bookingId)).filter(hasBoughtTickets);
  if (!booking?.contact || !payment?.capturedPaisa || payment.reversedPaisa > 0 || others.length > 0)
    return none;
  if (await awaitsCredit(db, booking)) return none;
  const ofTickets = refundsOfPayment(refunds, payment);
  const news = await readTripNews(db, ref);
  const now = await databaseNow(db);
  if (booking.state === 'cancelled' && news?.cancelled) {
    const waiting = ofTickets.length === 1 ? waitingOf(ofTickets, payment, now) : null;
    return waiting ? { ...none, choice: { booking, payment, because: 'cancelled', waiting } } : none;
  }
  if (booking.state !== 'confirmed' || ofTickets.length > 0 || !news?.free) return none;
  const live = await readSeatsIn(db, ref, cancellableStates(news.free));
  if (live.length !== booking.seats.length) return none;
  return { ...none, choice: { booking, payment, because: news.free, waiting: null } };
};
