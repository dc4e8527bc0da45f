import { exchanged } from '@poth/domain/ledger/entry.ts';
import { type Paisa, paisa } from '@poth/domain/money.ts';
import { Problem } from '@poth/domain/problem.ts';
import { spreadOver } from '@poth/domain/promo/discount.ts';
import { exchangeCarriedReason, exchangeLeftoverReason } from '@poth/domain/refund/reasons.ts';
import type { BookingRow } from '../booking/store.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { post } from '../ledger/store.ts';
import { announce } from '../messaging/outbox.ts';
import { carryRefundTo } from '../rebooking/carry-booking.ts';
import { announceSeatsGivenUp } from '../refund/announce-seats-given-up.ts';
import { giveUpSeats } from '../refund/give-up-seats.ts';
import { recordWithheld } from '../refund/other-way-store.ts';
import { requestRefund } from '../refund/request-refund.ts';
import { promiseRefund } from '../settings/promise-refund.ts';

type Carrying = {
  /** Old booking, locked; `paymentId` is the payment that bought it. */
  booking: BookingRow;
  paymentId: string;
  to: { tripId: string; bookingId: string; pnr: string };
  amountPaisa: number;
  backPaisa: Paisa;
  feePaisa: number;
  /** Part of the fee that is the discount of the other way: withheld as cancelling would withhold it. */
  otherWayPaisa: number;
  /** Tells that the new booking has its tickets already, because the rest of its price was paid. */
  paysPart: boolean;
  by: string;
};

/**
 * Ends a booking whose passenger changes to another trip: tickets void, seats free, `amountPaisa` carried there, and what
 * is left after the fee on its way back. Returns the id of the carried refund.
 * Problems: not-cancellable, not-exchangeable.
 */
export const carryMoney = async (tx: Tx, deps: Deps, carrying: Carrying): Promise<string> => {
  const { booking, paymentId, to, backPaisa, feePaisa, otherWayPaisa, paysPart, by } = carrying;
  const { tripId, bookingId } = booking;
  const seatNos = booking.seats.map(({ seatNo }) => seatNo);
  await giveUpSeats(tx, booking, { seatNos, states: ['issued'], by });
  const kept = spreadOver(
    otherWayPaisa,
    booking.seats.map(({ farePaisa }) => farePaisa),
  );
  await recordWithheld(
    tx,
    booking,
    seatNos.map((seatNo, seat) => ({ seatNo, otherWayPaisa: kept[seat] ?? 0 })),
  );
  await announceSeatsGivenUp(tx, booking);
  const refund = { tripId, bookingId, paymentId, promisedBy: promiseRefund(deps), by };
  const amountPaisa = paisa(carrying.amountPaisa);
  const reasonKey = exchangeCarriedReason + to.bookingId;
  const refundId = await requestRefund(tx, {
    ...refund,
    reasonKey,
    seatNos,
    amountPaisa,
    toldOtherwise: true,
  });
  if (!refundId || !(await carryRefundTo(tx, { tripId, refundId, amountPaisa, to, waits: false, by })))
    throw new Problem('not-exchangeable');
  if (backPaisa > 0) {
    const left = {
      ...refund,
      reasonKey: exchangeLeftoverReason + to.bookingId,
      seatNos: [],
      amountPaisa: backPaisa,
    };
    if (!(await requestRefund(tx, left))) throw new Problem('not-exchangeable');
  }
  await post(tx, tripId, refundId, exchanged(booking, feePaisa));
  await announce(tx, tripId, 'exchange-carried', refundId, {
    refundId,
    feePaisa,
    paysPart,
    toTripId: to.tripId,
    toBookingId: to.bookingId,
  });
  return refundId;
};
