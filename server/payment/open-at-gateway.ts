import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { isOpeningLost } from '@poth/domain/payment/opening.ts';
import { paymentMethods } from '@poth/domain/payment/payment.ts';
import { totalAskedOf } from '@poth/domain/payment/purchase.ts';
import { Problem } from '@poth/domain/problem.ts';
import { writeMoves } from '../audit-log/record-move.ts';
import type { BookingRow } from '../booking/store.ts';
import { databaseNow } from '../db/clock.ts';
import { takeStep } from '../db/step.ts';
import { retrying } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { applyVerdict } from './apply-verdict.ts';
import { attemptInState, type NewAttempt, writeAttempt } from './attempt-steps-store.ts';
import type { SessionFacts } from './gateways/gateway.ts';
import { rememberRedirect } from './known-attempts.ts';
import { type PaymentRef, readPayment } from './store.ts';

/** Page on which an attempt is paid, and the number by which the gateway knows the attempt. */
export type GatewayPage = { tranId: string; gatewayPageUrl: string };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const callbackUrls = (publicUrl: string, tranId: string) => {
  const at = (what: string) => `${publicUrl}/pay/${what}/${tranId}`;
  return { success: at('return'), fail: at('return'), cancel: at('return'), ipn: at('ipn') };
};

/** Waits, for another tab or a repeat of the same click, for the page of the first request, while it may still come. */
export const waitForPage = async (deps: Deps, ref: PaymentRef): Promise<GatewayPage> => {
  for (;;) {
    const payment = await readPayment(deps.db, ref);
    if (payment?.gatewayPageUrl) return { tranId: payment.tranId, gatewayPageUrl: payment.gatewayPageUrl };
    if (payment?.state !== 'created') throw new Problem('gateway-unavailable');
    if (isOpeningLost(payment, await databaseNow(deps.db)))
      await applyVerdict(deps, ref, { kind: 'pending' });
    else await pause(250);
  }
};

/** Redirects an attempt's buyer to its page. Returns false where the attempt has ended meanwhile. */
const redirect = async (
  deps: Deps,
  attempt: NewAttempt,
  { pageUrl: gatewayPageUrl, session: gatewaySession }: { pageUrl: string; session?: SessionFacts },
): Promise<boolean> => {
  const { db } = deps;
  const { tripId, paymentId, gateway } = attempt;
  const move = { tripId, subject: 'payment', subjectId: paymentId, event: 'redirect' } as const;
  const isTaken = await takeStep(db, {
    guards: [attemptInState(attempt, 'created')],
    writes: [
      writeAttempt(attempt, 'redirected', { gatewayPageUrl, gatewaySession }),
      writeMoves([{ ...move, from: 'created', to: 'redirected', by: `gateway:${gateway}` }]),
    ],
  });
  if (isTaken) rememberRedirect(deps, attempt);
  return isTaken;
};

/** Share of an attempt that was just opened, with the booking that it pays for. */
type OpenedShare = { opened: NewAttempt; booking: BookingRow };

/** Describes the purchase for the gateway's page: the PNR and seats of each booking. */
const productOf = (shares: readonly OpenedShare[]): string => {
  const said = shares.map(({ booking: { pnr, seats } }) => {
    if (!pnr) throw new Error('a payment has no details');
    const seatNos = seats.map((seat) => seat.seatNo);
    return `${formatPnr(pnr)} ${seatNos.length === 1 ? 'seat' : 'seats'} ${seatNos.join(' ')}`;
  });
  return `Bus ticket ${said.join(', ')}`;
};

/**
 * Opens the hosted page of an attempt that was just written, one page for all its shares. A refusal ends the attempt, and
 * the hold goes on. Silence ends it too, because nobody learns the address of a page that may have been made: the next
 * click opens another, the poller still asks about this one, and money that it brings is settled.
 * address: of the buyer; network: the address, or the browser, by which failed openings are counted.
 * Problems: gateway-unavailable.
 */
export const openAtGateway = async (
  deps: Deps,
  shares: readonly OpenedShare[],
  { address, network }: { address: string | null; network: string },
): Promise<GatewayPage> => {
  const [first, ...beside] = shares;
  const attempt = first?.opened;
  const contact = first?.booking.contact;
  if (!attempt || !contact) throw new Error('a payment has no details');
  const { tranId } = attempt;
  const { gateways } = deps;
  const gateway = gateways.named(attempt.gateway) ?? gateways.main;
  const order = {
    tranId,
    amountPaisa: totalAskedOf(attempt),
    method: paymentMethods.find((method) => method === attempt.method) ?? 'other',
    address,
    contact,
    product: productOf(shares),
    seatCount: shares.reduce((count, { booking }) => count + booking.seats.length, 0),
    returnUrls: callbackUrls(deps.publicUrl, tranId),
  };
  const answer = await gateways.openSession(gateway, order, network);
  if (answer.kind === 'opened') {
    // An attempt that has ended meanwhile must redirect nobody: another may be open by now.
    let isOpen = true;
    for (const { opened } of [...beside, { opened: attempt }])
      isOpen &&= await retrying(() => redirect(deps, opened, answer));
    if (isOpen) return { tranId, gatewayPageUrl: answer.pageUrl };
    if (beside.length > 0)
      await applyVerdict(deps, attempt, { kind: 'expired', reason: 'one way has ended' });
  } else {
    const { reason } = answer;
    const kind = answer.kind === 'refused' ? 'failed' : 'expired';
    await applyVerdict(deps, attempt, { kind, reason });
  }
  throw new Problem('gateway-unavailable');
};
