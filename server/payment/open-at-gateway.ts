import { sql } from 'kysely';
import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { paymentMethods } from '@poth/domain/payment/payment.ts';
import { Problem } from '@poth/domain/problem.ts';
import { readBooking } from '../booking/store.ts';
import { databaseNow } from '../db/clock.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { closeDeadOpening, diedOpening } from './close-dead-opening.ts';
import { resumeHold } from './resume-hold.ts';
import { movePayment, type PaymentRef, readPayment } from './store.ts';

/** Where an attempt is paid, and the number under which the gateway knows it. */
export type GatewayPage = { tranId: string; gatewayPageUrl: string };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const callbackUrls = (publicUrl: string, tranId: string) => {
  const at = (what: string) => `${publicUrl}/pay/${what}/${tranId}`;
  return { success: at('return'), fail: at('return'), cancel: at('return'), ipn: at('ipn') };
};

/** Whether this call is the one that opens the session: the first to find the attempt created and unasked. */
const claimOpening = async (deps: Deps, { tripId, paymentId }: PaymentRef): Promise<boolean> => {
  const { numUpdatedRows } = await deps.db
    .updateTable('payment')
    .set({ openingSince: sql<Date>`now()` })
    .where('tripId', '=', tripId)
    .where('paymentId', '=', paymentId)
    .where('state', '=', 'created')
    .where('openingSince', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Another tab, or a repeat of the same click, waits for what the first one brings, as long as that may still come. */
const waitForPage = async (deps: Deps, ref: PaymentRef): Promise<GatewayPage> => {
  for (;;) {
    const payment = await readPayment(deps.db, ref);
    if (payment?.gatewayPageUrl) return { tranId: payment.tranId, gatewayPageUrl: payment.gatewayPageUrl };
    if (payment?.state !== 'created') throw new Problem('gateway-unavailable');
    if (diedOpening(payment, await databaseNow(deps.db)))
      await transaction(deps.db, async (tx) => {
        if (await closeDeadOpening(tx, payment)) await resumeHold(tx, payment);
      });
    else await pause(250);
  }
};

/**
 * Opens the hosted page of an attempt, once. A refusal ends the attempt and the hold goes on. Silence ends it too, for
 * nobody learns the address of a page that may have been made: the next click opens another, the poller still asks about
 * this one, and money that it brings is settled.
 * Problems: gateway-unavailable.
 */
export const openAtGateway = async (deps: Deps, ref: PaymentRef): Promise<GatewayPage> => {
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
    method: paymentMethods.find((method) => method === payment.method) ?? 'other',
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
      const { pageUrl: gatewayPageUrl } = answer;
      // An attempt that has ended meanwhile sends nobody anywhere: another may be open by now.
      return (await movePayment(tx, locked, 'redirect', by, { gatewayPageUrl })) ? gatewayPageUrl : null;
    }
    const event = answer.kind === 'refused' ? 'fail' : 'expire';
    if (locked.state === 'created' && (await movePayment(tx, locked, event, by, { reason: answer.reason })))
      await resumeHold(tx, locked);
    return null;
  });
  if (!pageUrl) throw new Problem('gateway-unavailable');
  return { tranId: payment.tranId, gatewayPageUrl: pageUrl };
};
