import { captured, refundSettled } from '@poth/domain/ledger/entry.ts';
import { type Paisa, paisa } from '@poth/domain/money.ts';
import { carriedAccount } from '@poth/domain/payment/payment.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordMove } from '../audit-log/record-move.ts';
import { refuseWhileExchanged } from '../booking/exchange-claim-store.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { post } from '../ledger/store.ts';
import { announce } from '../messaging/outbox.ts';
import { cancelSeats } from '../refund/cancel-and-refund.ts';
import { promiseRefund } from '../settings/promise-refund.ts';
import { readChoice } from './read-choice.ts';
import { carryRefund } from './refund-store.ts';

type Settling = {
  tripId: string;
  refundId: string;
  amountPaisa: Paisa;
  to: Carrying['to'];
  /** Tells that it must still wait for a choice. */
  waits: boolean;
  by: string;
};

/**
 * Carries a refund to another booking: the refund is settled, and its money is on the way there. Returns false where its
 * sending has begun.
 */
export const carryRefundTo = async (tx: Tx, settling: Settling): Promise<boolean> => {
  const { tripId, refundId, amountPaisa, to, waits, by } = settling;
  if (!(await carryRefund(tx, { tripId, refundId }, to, { waits }))) return false;
  await recordMove(tx, {
    tripId,
    subject: 'refund',
    subjectId: refundId,
    event: 'settle',
    from: 'requested',
    to: 'settled',
    by,
    detail: { carriedTo: to.pnr },
  });
  await post(tx, tripId, refundId, refundSettled(carriedAccount, amountPaisa));
  return true;
};

type Carrying = {
  from: { tripId: string; bookingId: string };
  to: { tripId: string; bookingId: string; pnr: string };
  by: string;
};

/**
 * Ends a booking whose passenger changes to another coach: its tickets void and seats free where they were not yet, and the
 * refund of all its money carried to the seats that are held there. From here the money is on its way to the new booking,
 * which finish-rebooking confirms or, where its seats have gone, refunds. Returns the refund's id.
 * Problems: not-rebookable, being-exchanged.
 */
export const carryBooking = async (tx: Tx, deps: Deps, { from, to, by }: Carrying): Promise<string> => {
  const { choice } = await readChoice(tx, from, 'locked');
  if (!choice) throw new Problem('not-rebookable');
  await refuseWhileExchanged(tx, from);
  const { booking, payment, waiting } = choice;
  const amountPaisa = paisa(payment.capturedPaisa ?? 0);
  const refundId =
    waiting?.refundId ??
    (
      await cancelSeats(tx, booking, {
        seatNos: booking.seats.map(({ seatNo }) => seatNo),
        shownRefundPaisa: amountPaisa,
        by,
        toldOtherwise: true,
        promisedBy: promiseRefund(deps),
        goesOn: true,
      })
    ).refundId;
  const { tripId } = from;
  const settling = { tripId, amountPaisa, to, waits: waiting !== null, by };
  if (!refundId || !(await carryRefundTo(tx, { ...settling, refundId }))) throw new Problem('not-rebookable');
  await announce(tx, tripId, 'booking-carried', refundId, {
    refundId,
    toTripId: to.tripId,
    toBookingId: to.bookingId,
  });
  return refundId;
};

/** Books the money of a carried refund as the payment of another booking. */
export const carriedCapture = (amountPaisa: number) => captured(carriedAccount, paisa(amountPaisa));
