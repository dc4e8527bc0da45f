import type { Actor } from '@poth/domain/account/actor.ts';
import { canCancelBooking } from '@poth/domain/account/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import { quoteRefund as quote, type RefundPolicy, type RefundQuote } from '@poth/domain/refund/policy.ts';
import type { Booking } from '@poth/domain/booking/booking.ts';
import { type BookingRow, readBooking, readSale } from '../booking/store.ts';
import { databaseNow } from '../db/clock.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';

type Asked = Pick<Booking, 'tripId' | 'bookingId'> & { seatNos: readonly string[] };

/** The seats of a booking that may still be cancelled: those whose ticket is issued. */
const liveSeats = async (db: Database | Tx, { tripId, bookingId }: Asked) =>
  db
    .selectFrom('ticket')
    .select(['seatNo', 'farePaisa'])
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .where('state', '=', 'issued')
    .orderBy('seatNo')
    .execute();

/** The quote inside a transaction or outside, for an actor whose right is known. Problems: not-cancellable. */
export const quoteSeats = async (
  db: Database | Tx,
  booking: BookingRow & { refundPolicy: RefundPolicy },
  seatNos: readonly string[],
  now: Date,
): Promise<RefundQuote> => {
  const sale = await readSale(db, booking);
  const live = await liveSeats(db, { ...booking, seatNos });
  const chosen = live.filter((seat) => seatNos.includes(seat.seatNo));
  const quoted = sale && quote(booking.refundPolicy, chosen, sale.departsAt, now);
  if (
    booking.state !== 'confirmed' ||
    chosen.length === 0 ||
    chosen.length !== new Set(seatNos).size ||
    !quoted
  )
    throw new Problem('not-cancellable');
  return quoted;
};

/**
 * What comes back for seats cancelled now, under the policy frozen into the booking, and until when that holds.
 * Problems: not-found (also for who has not proved to own it), not-cancellable.
 */
export const quoteRefund =
  (deps: Deps) =>
  async (actor: Actor, asked: Asked): Promise<RefundQuote> => {
    const booking = await readBooking(deps.db, asked);
    if (!booking || !canCancelBooking(actor, booking)) throw new Problem('not-found');
    return quoteSeats(deps.db, booking, asked.seatNos, await databaseNow(deps.db));
  };
