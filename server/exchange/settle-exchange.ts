import { calledOff } from '@poth/domain/ledger/entry.ts';
import { paisa } from '@poth/domain/money.ts';
import { undoneExchangeReason } from '@poth/domain/refund/reasons.ts';
import { recordMove } from '../audit-log/record-move.ts';
import {
  endExchangeClaim,
  type ExchangeClaim,
  listExchangeClaims,
  readExchangeClaim,
  sealExpiredBooking,
} from '../booking/exchange-claim-store.ts';
import { type BookingRow, raiseVersion, readBooking } from '../booking/store.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { post } from '../ledger/store.ts';
import { hasBoughtTickets, paymentsOf } from '../payment/store.ts';
import { readChoiceRefunds, refundsOfPayment } from '../rebooking/refund-store.ts';
import { refundWithheldFor } from '../refund/refund-withheld.ts';
import { giveUpSeats } from '../refund/give-up-seats.ts';
import { readOtherWay } from '../refund/other-way-store.ts';
import { requestRefund } from '../refund/request-refund.ts';
import { promiseRefund } from '../settings/promise-refund.ts';
import { readSeatsIn } from '../ticket/life-store.ts';
import { carryMoney } from './carry-money.ts';

const by = 'portal';
const toOf = ({ toTripId, toBookingId, toPnr }: ExchangeClaim) => ({
  tripId: toTripId,
  bookingId: toBookingId,
  pnr: toPnr,
});

/** Ends the claim on a booking: its ticket is what it was before. */
const release = async (deps: Deps, claim: ExchangeClaim): Promise<void> => {
  const { tripId, bookingId, toPnr } = claim;
  await transaction(deps.db, async (tx) => {
    const booking = await readBooking(tx, claim, 'locked');
    if (!booking || !(await endExchangeClaim(tx, claim, 'released'))) return;
    await raiseVersion(tx, claim);
    const { state } = booking;
    const move = { tripId, subject: 'booking', subjectId: bookingId, from: null, to: state } as const;
    await recordMove(tx, { ...move, event: 'keep', by, detail: { toPnr } });
  });
};

/** Reads the payment of a booking whose whole money may be carried: nothing refunded, nobody boarded. Else undefined. */
const carryable = async (tx: Tx, booking: BookingRow | undefined, claim: ExchangeClaim) => {
  const [payment, ...others] = (await paymentsOf(tx, claim.tripId, claim.bookingId)).filter(hasBoughtTickets);
  if (booking?.state !== 'confirmed' || !payment || others.length > 0) return undefined;
  const live = await readSeatsIn(tx, claim, ['issued']);
  const refunds = refundsOfPayment(await readChoiceRefunds(tx, claim), payment);
  const isWhole = live.length === booking.seats.length && refunds.length === 0 && payment.reversedPaisa === 0;
  return isWhole ? { booking, paymentId: payment.paymentId } : undefined;
};

/** Carries the money of a claimed booking to the one whose difference was paid; returns whether that was possible. */
const carryCredit = (deps: Deps, claim: ExchangeClaim): Promise<boolean> =>
  transaction(deps.db, async (tx) => {
    const booking = await readBooking(tx, claim, 'locked');
    // Another process has settled this change meanwhile.
    if ((await readExchangeClaim(tx, claim))?.toBookingId !== claim.toBookingId) return true;
    const whole = await carryable(tx, booking, claim);
    if (!whole) return false;
    await endExchangeClaim(tx, claim, 'carried');
    const { creditPaisa: amountPaisa, feePaisa, otherWayPaisa } = claim;
    const money = { ...whole, amountPaisa, backPaisa: paisa(0), feePaisa, otherWayPaisa, paysPart: true, by };
    await carryMoney(tx, deps, { ...money, to: toOf(claim) });
    // Seats of the other way may have been cancelled while the difference was being paid.
    const other = otherWayPaisa > 0 ? await readOtherWay(tx, claim) : null;
    if (other) await refundWithheldFor(tx, deps, other);
    return true;
  });

/**
 * Cancels the new tickets and refunds all that was paid for them, where the money of the old booking can no longer be
 * carried.
 */
const undo = async (deps: Deps, claim: ExchangeClaim): Promise<void> => {
  const to = toOf(claim);
  const { tripId, bookingId } = to;
  await transaction(deps.db, async (tx) => {
    const booking = await readBooking(tx, to, 'locked');
    const payment = (await paymentsOf(tx, tripId, bookingId)).find(hasBoughtTickets);
    if (booking?.state !== 'confirmed' || !payment?.capturedPaisa) return;
    const seatNos = booking.seats.map(({ seatNo }) => seatNo);
    await giveUpSeats(tx, booking, { seatNos, states: ['issued'], by });
    const refundId = await requestRefund(tx, {
      tripId,
      bookingId,
      paymentId: payment.paymentId,
      reasonKey: undoneExchangeReason + claim.bookingId,
      seatNos,
      amountPaisa: paisa(payment.capturedPaisa),
      promisedBy: promiseRefund(deps),
      by,
    });
    if (refundId) await post(tx, tripId, refundId, calledOff(booking));
  });
  deps.seatWatch.changed(tripId);
};

/**
 * Settles one change to another trip by the state of the booking that is to be paid: once it has its tickets, the old money
 * is carried to it; where it ended unpaid, it is sealed against money that comes later, and the claim on the old ticket is
 * released. Safe to repeat.
 */
export const settleExchange = async (deps: Deps, claim: ExchangeClaim): Promise<void> => {
  const to = toOf(claim);
  const booking = await readBooking(deps.db, to);
  if (!booking) throw new Error(`there is no booking ${to.bookingId}`);
  const { state } = booking;
  if (state === 'held' || state === 'review') return;
  // A previous version of the program has asked for its whole price: then no money is to be carried.
  const isWhole = booking.discountPaisa !== claim.creditPaisa;
  if (state === 'confirmed' && !isWhole) {
    if (await carryCredit(deps, claim)) {
      deps.seatWatch.changed(claim.tripId);
      return;
    }
    await undo(deps, claim);
  }
  // Money may have come since the booking was read: then the change is not over, and the next run settles it.
  if (state === 'expired' && !(await transaction(deps.db, (tx) => sealExpiredBooking(tx, to)))) return;
  await release(deps, claim);
};

/** Settles the open changes, one after the other; returns how many there were. */
export const settleExchanges = (deps: Deps) => async (): Promise<number> => {
  const claims = await listExchangeClaims(deps.db, 100);
  for (const claim of claims)
    await settleExchange(deps, claim).catch((thrown: unknown) =>
      deps.log(`change of booking ${claim.bookingId}: ${String(thrown)}`),
    );
  return claims.length;
};
