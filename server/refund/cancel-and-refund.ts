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
import { type BookingRow, readBooking } from '../booking/store.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import type { Tx } from '../db/database.ts';
import { once } from '../db/once.ts';
import { transaction } from '../db/transaction.ts';
import { post } from '../ledger/store.ts';
import { refuseWhileExchanged, awaitsCredit } from '../booking/exchange-claim-store.ts';
import { promiseRefund } from '../settings/promise-refund.ts';
import { announceGivenBack } from './announce-given-back.ts';
import { giveUpSeats } from './give-up-seats.ts';
import { keepForOtherWay } from './other-way-store.ts';
import { cancellableStates, quoteSeats } from './quote-refund.ts';
import { requestRefund } from './request-refund.ts';
import { allLeft, paymentsLeft, spreadBack } from './payments-left.ts';

type Wish = Pick<CancelInput, 'seatNos' | 'shownRefundPaisa'> & {
  /** Canceller, for the history. */
  by: string;
  /** Whether its owner is told of the money by another message: of what caused it, or that it is handed over now. */
  toldOtherwise?: boolean;
  /** Whether money that a bank took back is no reason to keep the tickets: only what is left goes back. */
  evenIfReversed?: boolean;
  /** The day by which the money should have arrived. */
  promisedBy: DhakaDate;
  /** Until when the money waits, where the passenger may have another coach instead. */
  chooseBy?: Date | null;
  /** Whether its passenger goes on in another coach free of charge, at the same fares. */
  goesOn?: boolean;
};
type Outcome = { refundId: string | null; refundPaisa: number };

/**
 * Says where the money comes from: the operator's fare less its fee, and our share of what a promo code took off comes back to
 * us; where the operator is the cause, our charge too.
 */
const entryOf = (operatorId: string, { free, seats, refundPaisa }: RefundQuote): Entry => {
  if (!free) return cancelled(operatorId, refundPaisa, sum(seats.map((seat) => seat.undonePaisa)));
  return calledOff({
    operatorId,
    farePaisa: sum(seats.map((seat) => seat.farePaisa)),
    serviceChargePaisa: sum(seats.map((seat) => seat.chargePaisa)),
    discountPaisa: sum(seats.map((seat) => seat.discountPaisa)),
  });
};

const reasonOf = ({ free }: RefundQuote): string =>
  free === 'other-way-lost' ? free : free ? `trip-${free}` : 'cancelled';

/**
 * Amounts that go back and the payments that they are of; none where nothing does, two where one payment has not so much left.
 * Problems: payment-reversed.
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
  const leftPaisa = allLeft(payments);
  if (quotedPaisa > leftPaisa && !evenIfReversed) throw new Problem('payment-reversed');
  return spreadBack(payments, Math.min(quotedPaisa, leftPaisa));
};

/**
 * Cancels seats of a locked booking for somebody whose right is known: tickets void, seats offered to who waits for them or
 * on sale again, refund requested and booked, and what was kept of the other way for them announced to come back.
 * Problems: not-cancellable, payment-reversed, quote-changed (with the amount as it is now).
 */
export const cancelSeats = async (tx: Tx, booking: BookingRow, wish: Wish): Promise<Outcome> => {
  const { tripId, bookingId } = booking;
  const { by } = wish;
  const seatNos = [...new Set(wish.seatNos)].sort();
  const quote = await quoteSeats(tx, booking, seatNos, await databaseNow(tx));
  const { refundPaisa: quotedPaisa } = quote;
  const parts = await amountsBack(tx, booking, quotedPaisa, wish.evenIfReversed === true);
  const refundPaisa = sum(parts.map(({ amountPaisa }) => amountPaisa));
  if (refundPaisa < wish.shownRefundPaisa) throw new Problem('quote-changed', { refundPaisa });

  await giveUpSeats(tx, booking, { seatNos, states: cancellableStates(quote.free), by });
  await keepForOtherWay(tx, booking, quote.seats);
  // Only the money of one payment can go on to another coach.
  const waits = parts.length === 1 ? wish.chooseBy : undefined;
  if (!waits && !wish.goesOn) await announceGivenBack(tx, booking, seatNos);
  const refundIds: string[] = [];
  for (const part of parts) {
    const refundId = await requestRefund(tx, {
      ...part,
      tripId,
      bookingId,
      reasonKey: `${reasonOf(quote)}:${seatNos.join('+')}`,
      seatNos,
      promisedBy: wish.promisedBy,
      ...(waits && { chooseBy: waits }),
      by,
      ...(wish.toldOtherwise && { toldOtherwise: true }),
    });
    if (!refundId) throw new Problem('not-cancellable');
    refundIds.push(refundId);
  }
  const [refundId] = refundIds;
  if (!refundId) return { refundId: null, refundPaisa };
  const { operatorId } = booking;
  // Of a payment that was taken back in part the rest comes from the operator's fare; who bears that part its case decides.
  const isWhole = refundPaisa === quotedPaisa;
  await post(tx, tripId, refundId, isWhole ? entryOf(operatorId, quote) : cancelled(operatorId, refundPaisa));
  return { refundId, refundPaisa };
};

/**
 * Cancels seats of a booking and sends the quoted money back to the instrument that paid, in one transaction; what was
 * paid at a counter waits there. The call carries the amount that the traveller saw.
 * Answers the refund, or null where nothing comes back.
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
        // A moment later the money of the booking before it is there, and comes back with it.
        if (await awaitsCredit(tx, booking)) throw new Problem('being-exchanged');
        return cancelSeats(tx, booking, { ...input, by, promisedBy: promiseRefund(deps) });
      }),
    );
    deps.seatWatch.changed(tripId);
    return answer;
  },
);
