import { formatPnr } from '@poth/domain/booking/pnr.ts';
import type { PaymentMethod } from '@poth/domain/payment/payment.ts';
import { Problem } from '@poth/domain/problem.ts';
import { readBooking } from '../booking/store.ts';
import { databaseNow } from '../db/clock.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { resumeHold } from './resume-hold.ts';
import { movePayment, type PaymentRef, readPayment } from './store.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const callbackUrls = (publicUrl: string, tranId: string) => {
  const at = (what: string) => `${publicUrl}/pay/${what}/${tranId}`;
  return { success: at('return'), fail: at('return'), cancel: at('return'), ipn: at('ipn') };
};

/** Whether this call is the one that opens the session: the first to find the attempt created and unasked. */
const claimOpening = async (deps: Deps, { tripId, paymentId }: PaymentRef): Promise<boolean> => {
  const { numUpdatedRows } = await deps.db
    .updateTable('payment')
    .set({ reason: 'opening' })
    .where('tripId', '=', tripId)
    .where('paymentId', '=', paymentId)
    .where('state', '=', 'created')
    .where('reason', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Longer than a gateway is waited for: whoever was opening the page has died meanwhile. */
const openingMs = 15_000;

/** A repeat of the same click waits for what the first one brings, as long as that may still come. */
const waitForPage = async (deps: Deps, ref: PaymentRef): Promise<string> => {
  for (;;) {
    const payment = await readPayment(deps.db, ref);
    if (payment?.gatewayPageUrl) return payment.gatewayPageUrl;
    const ageMs = payment ? (await databaseNow(deps.db)).getTime() - payment.createdAt.getTime() : 0;
    if (payment?.state !== 'created' || ageMs > openingMs) throw new Problem('gateway-unavailable');
    await pause(250);
  }
};

/**
 * Opens the hosted page of an attempt, once. A refusal ends the attempt and the hold goes on; silence leaves it
 * created, for a session may exist: the poller asks about it, and a new try is a new attempt.
 * Problems: gateway-unavailable.
 */
export const openAtGateway = async (deps: Deps, ref: PaymentRef, method: PaymentMethod): Promise<string> => {
  if (!(await claimOpening(deps, ref))) return waitForPage(deps, ref);
  const payment = await readPayment(deps.db, ref);
  const booking =
    payment && (await readBooking(deps.db, { tripId: ref.tripId, bookingId: payment.bookingId }));
  if (!payment || !booking?.contact || !booking.pnr)
    throw new Error(`payment ${ref.paymentId} has no details`);
  const seatNos = booking.seats.map((seat) => seat.seatNo);
  const answer = await deps.gateway.openSession({
    tranId: payment.tranId,
    amountPaisa: payment.amountPaisa,
    method,
    contact: booking.contact,
    product: `Bus ticket ${formatPnr(booking.pnr)} ${seatNos.length === 1 ? 'seat' : 'seats'} ${seatNos.join(' ')}`,
    seatCount: seatNos.length,
    returnUrls: callbackUrls(deps.publicUrl, payment.tranId),
  });
  const pageUrl = await transaction(deps.db, async (tx) => {
    const locked = await readPayment(tx, ref, 'locked');
    if (!locked) return null;
    const by = `gateway:${deps.gateway.name}`;
    if (answer.kind === 'opened') {
      await movePayment(tx, locked, 'redirect', by, { gatewayPageUrl: answer.pageUrl });
      return answer.pageUrl;
    }
    if (answer.kind === 'refused' && (await movePayment(tx, locked, 'fail', by, { reason: answer.reason })))
      await resumeHold(tx, locked);
    return null;
  });
  if (!pageUrl) throw new Problem('gateway-unavailable');
  return pageUrl;
};
