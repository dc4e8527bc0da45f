import {
  exchangeEndsAt,
  exchangeFee,
  isExchangeable,
  minFeeBasisPoints,
} from '@poth/domain/exchange/exchange.ts';
import { type Paisa, paisa } from '@poth/domain/money.ts';
import { counterGateway } from '@poth/domain/payment/payment.ts';
import { isProblem } from '@poth/domain/problem.ts';
import { withheldOf, type RefundQuote } from '@poth/domain/refund/policy.ts';
import { addMinutes } from '@poth/domain/add-minutes.ts';
import { type BookingRow, readBooking, readSale } from '../booking/store.ts';
import { databaseNow } from '../db/clock.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { hasBoughtTickets, type PaymentRow, paymentsOf } from '../payment/store.ts';
import { readChoiceRefunds, refundsOfPayment } from '../rebooking/refund-store.ts';
import { type BoughtTerms, readBoughtTerms } from '../rebooking/store.ts';
import { quoteSeats } from '../refund/quote-refund.ts';
import { readTripNews } from '../trip/terms-store.ts';

/** Booking that may change to another trip, with what it bought and what the change costs. */
export type Exchangeable = {
  booking: BookingRow;
  payment: PaymentRow;
  bought: BoughtTerms;
  paidPaisa: Paisa;
  feePaisa: Paisa;
  /** Part of the fee that is the discount of the other way. */
  otherWayPaisa: Paisa;
  /** Share of the fare that cancelling keeps now, in basis points; null: all of it. */
  least: number | null;
};

/** Quotes the cancellation of a whole booking now; undefined where one of its seats cannot be cancelled. */
const quoteWhole = async (
  db: Database | Tx,
  booking: BookingRow,
  now: Date,
): Promise<RefundQuote | undefined> => {
  const seatNos = booking.seats.map(({ seatNo }) => seatNo);
  return quoteSeats(db, booking, seatNos, now).catch((thrown: unknown) => {
    if (isProblem(thrown) && thrown.code === 'not-cancellable') return undefined;
    throw thrown;
  });
};

/**
 * Reads a booking that may change to another trip for the difference: whole, with all its money, paid on the web by one
 * payment, while it could be cancelled under the ordinary policy. Undefined where it may not change.
 */
export const readExchangeable = async (
  db: Database | Tx,
  { settings }: Pick<Deps, 'settings'>,
  ref: { tripId: string; bookingId: string },
  lock: 'locked' | 'unlocked' = 'unlocked',
): Promise<Exchangeable | undefined> => {
  const booking = await readBooking(db, ref, lock);
  const sale = booking && (await readSale(db, booking));
  const news = booking && (await readTripNews(db, booking));
  if (!booking?.contact || !sale || !news) return undefined;
  const now = await databaseNow(db);
  const departsAt = addMinutes(sale.departsAt, sale.delayMinutes);
  const endsAt = exchangeEndsAt(departsAt, settings());
  if (!isExchangeable({ ...booking, free: news.free }, endsAt, now)) return undefined;
  const [payment, ...others] = (await paymentsOf(db, ref.tripId, ref.bookingId)).filter(hasBoughtTickets);
  if (!payment?.capturedPaisa || payment.gateway === counterGateway) return undefined;
  const refunds = refundsOfPayment(await readChoiceRefunds(db, ref), payment);
  if (payment.reversedPaisa > 0 || refunds.length > 0 || others.length > 0) return undefined;
  const cancelling = await quoteWhole(db, booking, now);
  const bought = await readBoughtTerms(db, ref);
  if (!cancelling || cancelling.free !== null || !bought) return undefined;
  return {
    booking,
    payment,
    bought,
    paidPaisa: paisa(payment.capturedPaisa),
    feePaisa: exchangeFee(cancelling, settings().exchangeFeePerSeat),
    otherWayPaisa: withheldOf(cancelling),
    least: minFeeBasisPoints(booking.refundPolicy, departsAt, now),
  };
};
