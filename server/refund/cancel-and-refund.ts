import { buyerOf } from '@poth/domain/identity/actor.ts';
import { canCancelBooking } from '@poth/domain/identity/policy.ts';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { CancelInput } from '@poth/domain/booking/input.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { calledOff, cancelled, type Entry } from '@poth/domain/ledger/entry.ts';
import { type Paisa, sum } from '@poth/domain/money.ts';
import { Problem } from '@poth/domain/problem.ts';
import { cancelCall } from '@poth/domain/refund/api.ts';
import type { RefundQuote } from '@poth/domain/refund/policy.ts';
import { givenBackOf } from '@poth/domain/refund/within-paid.ts';
import { type BookingRow, readBooking } from '../booking/store.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import type { Tx } from '../db/database.ts';
import { once } from '../db/once.ts';
import { transaction } from '../db/transaction.ts';
import { post } from '../ledger/store.ts';
import { refuseWhileExchanged, awaitsCredit } from '../booking/exchange-claim-store.ts';
import { promiseRefund } from '../settings/promise-refund.ts';
import { announceSeatsGivenUp } from './announce-seats-given-up.ts';
import { giveUpSeats } from './give-up-seats.ts';
import { recordWithheld } from './other-way-store.ts';
import { cancellableStates, quoteSeats } from './quote-refund.ts';
import { requestRefund } from './request-refund.ts';
import { undoPurchase } from './undo-purchase.ts';
import { hasTooLittleLeft, totalLeft, paymentsLeft, spreadRefund } from './payments-left.ts';

type Wish = Pick<CancelInput, 'seatNos' | 'shownRefundPaisa'> & {
  /** Actor who cancels, for the history. */
  by: string;
  /** Tells that the owner hears of the money by another message, about its cause, or that it is handed over now. */
  toldOtherwise?: boolean;
  /** Tells that the tickets are cancelled even where a bank took money back: only what is left is refunded. */
  evenIfReversed?: boolean;
  /** The day by which the money should have arrived. */
  promisedBy: DhakaDate;
  /** End of the wait, where the passenger may have another coach instead of the money. */
  chooseBy?: Date | null;
  /** Tells that the passenger changes to another coach free of charge, at the same fares. */
  goesOn?: boolean;
};
type Outcome = { refundId: string | null; refundPaisa: number };
/** quotedPaisa: more than is refunded where a bank took money back before. */
type Cancelled = Outcome & { quotedPaisa: number };

/**
 * Books a quote: the refund comes from the operator's fare less its fee, and our share of a promo discount comes back to
 * us; where the operator is the cause, our charge goes back too. gonePaisa: the part of such a refund that a bank had taken
 * back, or that was given back before. It stays in the operator's fare, and only what the fare does not cover in our charge: the
 * case, or the admin who gave it back, decides who bears it.
 */
const entryOf = (operatorId: string, { free, seats, refundPaisa }: RefundQuote, gonePaisa: number): Entry => {
  if (!free) return cancelled(operatorId, refundPaisa, sum(seats.map((seat) => seat.undonePaisa)));
  const farePaisa = sum(seats.map((seat) => seat.farePaisa));
  const ofFarePaisa = Math.min(gonePaisa, farePaisa);
  return calledOff({
    operatorId,
    farePaisa: farePaisa - ofFarePaisa,
    serviceChargePaisa: sum(seats.map((seat) => seat.chargePaisa)) - (gonePaisa - ofFarePaisa),
    discountPaisa: sum(seats.map((seat) => seat.discountPaisa)),
  });
};

const reasonOf = ({ free }: RefundQuote): string =>
  free === 'other-way-lost' ? free : free ? `trip-${free}` : 'cancelled';

/**
 * Splits an amount that goes back by the payments that it comes from; empty where nothing goes back, two parts where one
 * payment has not enough left. Problems: payment-reversed.
 */
const amountsBack = async (
  tx: Tx,
  booking: BookingRow,
  quotedPaisa: Paisa,
  evenIfReversed: boolean,
): Promise<{ paymentId: string; amountPaisa: Paisa }[]> => {
  if (quotedPaisa === 0) return [];
  const payments = await paymentsLeft(tx, booking);
  const paidPaisa = sum(payments.map(({ payment }) => payment.amountPaisa));
  const backPaisa = payments.reduce((back, one) => back + one.backPaisa, 0);
  if (backPaisa + quotedPaisa > paidPaisa)
    throw new Error(`booking ${booking.bookingId}: refund above what was paid`);
  if (hasTooLittleLeft(payments, quotedPaisa) && !evenIfReversed) throw new Problem('payment-reversed');
  return spreadRefund(payments, Math.min(quotedPaisa, totalLeft(payments)));
};

/**
 * Cancels seats of a locked booking, for a caller whose right was checked: tickets void, seats offered to the waiting list
 * or on sale again, refund requested and booked, and the return of money withheld from the other way for them announced.
 * Problems: not-cancellable, payment-reversed, quote-changed (with the current amount).
 */
export const cancelSeats = async (tx: Tx, booking: BookingRow, wish: Wish): Promise<Cancelled> => {
  const { tripId, bookingId } = booking;
  const { by } = wish;
  const seatNos = [...new Set(wish.seatNos)].sort();
  const quote = await quoteSeats(tx, booking, seatNos, await databaseNow(tx));
  const { refundPaisa: quotedPaisa } = quote;
  const parts = await amountsBack(tx, booking, quotedPaisa, wish.evenIfReversed === true);
  const refundPaisa = sum(parts.map(({ amountPaisa }) => amountPaisa));
  if (refundPaisa < wish.shownRefundPaisa) throw new Problem('quote-changed', { refundPaisa });

  const isOver = await giveUpSeats(tx, booking, { seatNos, states: cancellableStates(quote.free), by });
  await recordWithheld(tx, booking, quote.seats);
  if (!wish.chooseBy && !wish.goesOn) {
    await announceSeatsGivenUp(tx, booking, seatNos);
    if (isOver && quote.free) await undoPurchase(tx, booking);
  }
  const refundIds: string[] = [];
  for (const part of parts) {
    const refundId = await requestRefund(tx, {
      ...part,
      tripId,
      bookingId,
      reasonKey: `${reasonOf(quote)}:${seatNos.join('+')}`,
      seatNos,
      promisedBy: wish.promisedBy,
      ...(wish.chooseBy && { chooseBy: wish.chooseBy }),
      by,
      ...(wish.toldOtherwise && { toldOtherwise: true }),
    });
    if (!refundId) throw new Problem('not-cancellable');
    refundIds.push(refundId);
  }
  const [refundId = null] = refundIds;
  // Of money that a bank had taken back whole nothing is refunded, but our charge and discount may be undone.
  const entry = entryOf(booking.operatorId, quote, givenBackOf(quote) + quotedPaisa - refundPaisa);
  if (entry.lines.length > 0) await post(tx, tripId, refundId ?? bookingId, entry);
  return { refundId, refundPaisa, quotedPaisa };
};

/**
 * Cancels seats of a booking and sends the quoted money back to the instrument that paid, in one transaction; money that
 * was paid at a counter waits there. The call carries the amount that the traveller saw.
 * Returns the refund's id, or null where nothing is refunded.
 */
export const cancelAndRefund = call(
  {
    gate: 'everybody',
    input: CancelInput,
    problems: problemsIn(cancelCall.responses),
  },
  async function cancelAndRefund({ deps, actor }, input): Promise<Outcome> {
    const { tripId } = input;
    if (!input.termsAccepted) throw new Problem('terms-not-accepted');
    const by = buyerOf(actor);
    const answer = await transaction(deps.db, (tx) =>
      once(tx, { tripId, actor: by, key: input.key, input }, async () => {
        const booking = await readBooking(tx, input, 'locked');
        if (!booking || !canCancelBooking(actor, booking)) throw new Problem('not-found');
        await refuseWhileExchanged(tx, booking);
        // Within moments the money of the earlier booking arrives, and can then be refunded with the rest.
        if (await awaitsCredit(tx, booking)) throw new Problem('being-exchanged');
        const { refundId, refundPaisa } = await cancelSeats(tx, booking, {
          ...input,
          by,
          promisedBy: promiseRefund(deps),
        });
        return { refundId, refundPaisa };
      }),
    );
    deps.seatWatch.changed(tripId);
    return answer;
  },
);
