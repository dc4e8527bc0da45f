import { givenBack } from '@poth/domain/ledger/entry.ts';
import { paisa } from '@poth/domain/money.ts';
import { exchangeFailedReason } from '@poth/domain/refund/reasons.ts';
import { readBooking } from '../booking/store.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { post } from '../ledger/store.ts';
import { announceToOwner } from '../messaging/outbox.ts';
import { finishRebooking } from '../rebooking/finish-rebooking.ts';
import { readCarriedMoney } from '../rebooking/payment-store.ts';
import { paymentsLeft } from '../refund/payments-left.ts';
import { requestRefund } from '../refund/request-refund.ts';
import { promiseRefund } from '../settings/promise-refund.ts';
import { finishPartPaid } from './finish-part-paid.ts';

type Ref = { tripId: string; bookingId: string };
/** The refund that was carried to another trip, and the fee that was kept. */
export type ExchangeCarried = {
  tripId: string;
  refundId: string;
  feePaisa: number;
  /** Tells that the booking on the other trip has its tickets already, because the rest of its price was paid. */
  paysPart: boolean;
};

/**
 * Refunds the fee too, where the seats on the other trip were lost: without them nothing was changed. A part of it that was
 * withheld for the other way may have come back before. A repeat does nothing.
 */
const returnFee = async (deps: Deps, from: Ref, to: Ref, feePaisa: number): Promise<void> => {
  const { tripId, bookingId } = from;
  await transaction(deps.db, async (tx) => {
    const booking = await readBooking(tx, from, 'locked');
    const [bought] = await paymentsLeft(tx, from);
    if (!booking || !bought) throw new Error(`booking ${bookingId} bought nothing`);
    const amountPaisa = paisa(Math.min(feePaisa, bought.leftPaisa));
    if (amountPaisa <= 0) return;
    const refundId = await requestRefund(tx, {
      tripId,
      bookingId,
      paymentId: bought.payment.paymentId,
      reasonKey: exchangeFailedReason + to.bookingId,
      seatNos: [],
      amountPaisa,
      promisedBy: promiseRefund(deps),
      by: 'portal',
    });
    if (refundId)
      await post(
        tx,
        tripId,
        refundId,
        givenBack(booking.operatorId, { operatorPaisa: amountPaisa, portalPaisa: 0 }),
      );
  });
};

/**
 * Pays the booking on the other trip with the carried money, and tells its owner that the old ticket is void. Where the
 * seats there have gone, or its phone number may have no more, that money is refunded automatically, and the fee with it. A
 * repeat does nothing. Returns whether the new booking has its tickets.
 */
export const finishExchange = async (
  deps: Deps,
  { tripId, refundId, feePaisa, paysPart }: ExchangeCarried,
  to: Ref,
): Promise<boolean> => {
  const carried = { tripId, refundId };
  const money = await readCarriedMoney(deps.db, carried);
  if (!money) throw new Error(`refund ${refundId} was carried nowhere`);
  const { seatsPerPhone } = deps.settings();
  const isConfirmed = paysPart
    ? await finishPartPaid(deps, carried, to, money)
    : await finishRebooking(deps, carried, to, { seatsPerPhone });
  const { bookingId } = money;
  if (isConfirmed)
    await transaction(deps.db, (tx) =>
      announceToOwner(tx, tripId, 'booking-exchanged', bookingId, { bookingId }),
    );
  else if (feePaisa > 0) await returnFee(deps, { tripId, bookingId }, to, feePaisa);
  return isConfirmed;
};

/** Finishes an announced carrying of money, where the request that began it has not. */
export const finishAnnouncedExchange =
  (deps: Deps) =>
  async (told: ExchangeCarried & { toTripId: string; toBookingId: string }): Promise<void> => {
    await finishExchange(deps, told, { tripId: told.toTripId, bookingId: told.toBookingId });
  };
