import { canCancelBooking } from '@poth/domain/identity/policy.ts';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { QuoteInput } from '@poth/domain/booking/input.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { paisa } from '@poth/domain/money.ts';
import { Problem } from '@poth/domain/problem.ts';
import {
  type FullRefund,
  quoteFreeCancellation,
  quoteRefund as quote,
  type RefundPolicy,
  type RefundQuote,
} from '@poth/domain/refund/policy.ts';
import { quoteRefundCall } from '@poth/domain/refund/api.ts';
import { withinPaid } from '@poth/domain/refund/within-paid.ts';
import { fullRefundUntil, withheldToRefund, withheldForOtherWay } from '@poth/domain/refund/other-way.ts';
import type { TicketState } from '@poth/domain/ticket/lifecycle.ts';
import { addMinutes } from '@poth/domain/add-minutes.ts';
import { type BookingRow, readBooking, readSale } from '../booking/store.ts';
import { refuseWhileExchanged } from '../booking/exchange-claim-store.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import type { Database, Tx } from '../db/database.ts';
import { readOtherWay } from './other-way-store.ts';
import { hasTooLittleLeft, paymentsLeft, totalLeft, totalNotBack } from './payments-left.ts';
import { promiseRefund } from '../settings/promise-refund.ts';
import { readLiveSeats, readSeatsIn } from '../ticket/life-store.ts';
import { readTripNews } from '../trip/terms-store.ts';

/** States of tickets that may still be cancelled: issued, and on a cancelled trip every live one. */
export const cancellableStates = (free: FullRefund | null): TicketState[] =>
  free === 'cancelled' ? ['issued', 'boarded', 'no-show'] : ['issued'];

const isCheaperForBoth = ({ seats }: BookingRow): boolean =>
  seats.some(({ bothWaysOffPaisa }) => bothWaysOffPaisa > 0);

/**
 * Makes a quote, in a transaction or outside, for a caller whose right was checked: by the booking's policy and the current
 * departure; in full where the operator has cancelled the trip or changed it too much, and for a day where the other way of
 * the purchase was lost. Where the other way stays, its both-ways discount is withheld; where it was cancelled before,
 * money that was withheld from it for these seats comes back to it, as far as it is left. Never quotes more than was paid less
 * what went back before.
 * Problems: not-cancellable.
 */
export const quoteSeats = async (
  db: Database | Tx,
  booking: BookingRow & { refundPolicy: RefundPolicy },
  seatNos: readonly string[],
  now: Date,
): Promise<RefundQuote> => {
  const sale = await readSale(db, booking);
  const news = await readTripNews(db, booking);
  const live = await readSeatsIn(db, booking, cancellableStates(news?.free ?? null));
  const chosen = live.filter((seat) => seatNos.includes(seat.seatNo));
  const departsAt = sale && addMinutes(sale.departsAt, news?.delayMinutes ?? 0);
  const other = news?.free && !isCheaperForBoth(booking) ? null : await readOtherWay(db, booking);
  const wholeUntil = news?.free ? null : other && fullRefundUntil(other.lostAt, now);
  // Seats whose passengers are aboard count: they travel both ways.
  const ofOther = other
    ? withheldForOtherWay(other.offsPaisa, (await readLiveSeats(db, booking)).length, chosen.length)
    : paisa(0);
  const free = news?.free ?? (wholeUntil && 'other-way-lost');
  const quoted =
    departsAt &&
    (free
      ? quoteFreeCancellation(free, chosen, departsAt, now, wholeUntil)
      : quote(booking.refundPolicy, chosen, departsAt, now, ofOther));
  if (
    booking.state !== 'confirmed' ||
    chosen.length === 0 ||
    chosen.length !== new Set(seatNos).size ||
    !quoted
  )
    throw new Problem('not-cancellable');
  const within =
    quoted.refundPaisa === 0 ? quoted : withinPaid(quoted, totalNotBack(await paymentsLeft(db, booking)));
  if (!other) return within;
  const staying = other.ownOffs.filter(({ seatNo }) => !seatNos.includes(seatNo));
  const duePaisa = withheldToRefund(
    other,
    staying.map(({ offPaisa }) => offPaisa),
  );
  const leftPaisa = duePaisa === 0 ? 0 : totalLeft(await paymentsLeft(db, other));
  return { ...within, otherWayBackPaisa: paisa(Math.min(duePaisa, leftPaisa)) };
};

/**
 * Quotes the refund of seats that are cancelled now, by the policy frozen into the booking, with the end of the quote and
 * the day by which the money would arrive.
 */
export const quoteRefund = call(
  {
    gate: 'everybody',
    readsArchive: 'where-missing',
    input: QuoteInput,
    problems: problemsIn(quoteRefundCall.responses),
  },
  async function quoteRefund({ deps, actor }, asked): Promise<RefundQuote & { promisedBy: DhakaDate }> {
    const booking = await readBooking(deps.db, asked);
    if (!booking || !canCancelBooking(actor, booking)) throw new Problem('not-found');
    await refuseWhileExchanged(deps.db, booking);
    const quoted = await quoteSeats(deps.db, booking, asked.seatNos, await databaseNow(deps.db));
    if (hasTooLittleLeft(await paymentsLeft(deps.db, booking), quoted.refundPaisa))
      throw new Problem('payment-reversed');
    return { ...quoted, promisedBy: promiseRefund(deps) };
  },
);
