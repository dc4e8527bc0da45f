import { trySubjectsOf } from '@poth/domain/identity/actor.ts';
import { StartPaymentInput } from '@poth/domain/booking/input.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { startPaymentCall } from '@poth/domain/payment/api.ts';
import { call } from '../call.ts';
import { openAttempt } from './open-attempt.ts';
import { type GatewayPage, openAtGateway, waitForPage } from './open-at-gateway.ts';
import { openForBoth } from './open-for-both.ts';

/**
 * Starts paying a hold, or the holds of both ways at once. Returns the gateway's page to send the buyer to, and the number
 * by which the attempt is followed.
 * A booking has one open attempt: a second click or tab gets its page, whatever payment method it asks for, and waits while
 * the page is being opened. The attempt is written before the gateway is called.
 */
export const startPayment = call(
  {
    gate: 'everybody',
    input: StartPaymentInput,
    problems: problemsIn(startPaymentCall.responses),
  },
  async function startPayment({ deps, actor }, input): Promise<{ paymentId: string } & GatewayPage> {
    const [attempt, beside] = input.otherWay
      ? await openForBoth({ deps, actor }, input, input.otherWay)
      : [{ tripId: input.tripId, ...(await openAttempt({ deps, actor }, input)) }];
    const { tripId, paymentId } = attempt;
    if (!attempt.opened) return { paymentId, ...(await waitForPage(deps, { tripId, paymentId })) };
    const shares = [attempt, ...(beside?.opened ? [beside] : [])];
    for (const { opened } of shares) deps.seatWatch.changed(opened.tripId);
    const { address = null, device } = trySubjectsOf(actor);
    const from = { address, network: address ?? device };
    return { paymentId, ...(await openAtGateway(deps, shares, from)) };
  },
);
