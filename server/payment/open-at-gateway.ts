import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { diedOpening } from '@poth/domain/payment/opening.ts';
import { paymentMethods } from '@poth/domain/payment/payment.ts';
import { askedOf } from '@poth/domain/payment/purchase.ts';
import { Problem } from '@poth/domain/problem.ts';
import { writeMoves } from '../audit-log/record-move.ts';
import type { BookingRow } from '../booking/store.ts';
import { databaseNow } from '../db/clock.ts';
import { takeStep } from '../db/step.ts';
import { retrying } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { applyVerdict } from './apply-verdict.ts';
import { attemptIn, type NewAttempt, writeAttempt } from './attempt-steps-store.ts';
import type { SessionFacts } from './gateways/gateway.ts';
import { rememberRedirect } from './known-attempts.ts';
import { type PaymentRef, readPayment } from './store.ts';

/** Where an attempt is paid, and the number under which the gateway knows it. */
export type GatewayPage = { tranId: string; gatewayPageUrl: string };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const callbackUrls = (publicUrl: string, tranId: string) => {
  const at = (what: string) => `${publicUrl}/pay/${what}/${tranId}`;
  return { success: at('return'), fail: at('return'), cancel: at('return'), ipn: at('ipn') };
};

/** Waits, as another tab or a repeat of the same click, for what the first one brings, as long as that may still come. */
export const waitForPage = async (deps: Deps, ref: PaymentRef): Promise<GatewayPage> => {
  for (;;) {
    const payment = await readPayment(deps.db, ref);
    if (payment?.gatewayPageUrl) return { tranId: payment.tranId, gatewayPageUrl: payment.gatewayPageUrl };
    if (payment?.state !== 'created') throw new Problem('gateway-unavailable');
    if (diedOpening(payment, await databaseNow(deps.db))) await applyVerdict(deps, ref, { kind: 'pending' });
    else await pause(250);
  }
};

/** Sends who pays to the page of an attempt. Answers false where the attempt has ended meanwhile. */
const redirect = async (
  deps: Deps,
  attempt: NewAttempt,
  { pageUrl: gatewayPageUrl, session: gatewaySession }: { pageUrl: string; session?: SessionFacts },
): Promise<boolean> => {
  const { db } = deps;
  const { tripId, paymentId, gateway } = attempt;
  const move = { tripId, subject: 'payment', subjectId: paymentId, event: 'redirect' } as const;
  const isTaken = await takeStep(db, {
    guards: [attemptIn(attempt, 'created')],
    writes: [
      writeAttempt(attempt, 'redirected', { gatewayPageUrl, gatewaySession }),
      writeMoves([{ ...move, from: 'created', to: 'redirected', by: `gateway:${gateway}` }]),
    ],
  });
  if (isTaken) rememberRedirect(deps, attempt);
  return isTaken;
};

/**
 * Opens the hosted page of an attempt that was just written down. A refusal ends the attempt and the hold goes on.
 * Silence ends it too, for nobody learns the address of a page that may have been made: the next click opens another,
 * the poller still asks about this one, and money that it brings is settled.
 * address: of who pays; network: the same, or the browser, by which failed openings are counted.
 * Problems: gateway-unavailable.
 */
export const openAtGateway = async (
  deps: Deps,
  attempt: NewAttempt,
  { contact, pnr, seats }: BookingRow,
  { address, network }: { address: string | null; network: string },
): Promise<GatewayPage> => {
  const { tranId } = attempt;
  const { gateways } = deps;
  const gateway = gateways.named(attempt.gateway) ?? gateways.main;
  if (!contact || !pnr) throw new Error(`payment ${attempt.paymentId} has no details`);
  const seatNos = seats.map((seat) => seat.seatNo);
  const order = {
    tranId,
    amountPaisa: askedOf(attempt),
    method: paymentMethods.find((method) => method === attempt.method) ?? 'other',
    address,
    contact,
    product: `Bus ticket ${formatPnr(pnr)} ${seatNos.length === 1 ? 'seat' : 'seats'} ${seatNos.join(' ')}`,
    seatCount: seatNos.length,
    returnUrls: callbackUrls(deps.publicUrl, tranId),
  };
  const answer = await gateways.openSession(gateway, order, network);
  if (answer.kind === 'opened') {
    // An attempt that has ended meanwhile sends nobody anywhere: another may be open by now.
    if (await retrying(() => redirect(deps, attempt, answer)))
      return { tranId, gatewayPageUrl: answer.pageUrl };
  } else {
    const { reason } = answer;
    const kind = answer.kind === 'refused' ? 'failed' : 'expired';
    await applyVerdict(deps, attempt, { kind, reason });
  }
  throw new Problem('gateway-unavailable');
};
