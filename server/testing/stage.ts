import { randomUUID } from 'node:crypto';
import { returnFromGateway, eventually, startPaying } from './buyer.ts';
import type { Ending } from './ending.ts';
import type { Outcome } from './gateway-control.ts';
import { sampleTrip } from './sample-trip.ts';
import { workOff } from './work-off.ts';
import type { World } from './world.ts';

/** One way in which a purchase goes wrong, and how it must end nevertheless. */
export type Mishap = {
  name: string;
  /** Behaviour of the gateway for the first attempt. */
  scenario?: Record<string, unknown>;
  happens: (stage: Stage) => Promise<unknown>;
  ends: Ending;
};

/** Takes a buyer of two seats on a new coach to the gateway's page, with the actions that are possible there and afterwards. */
export const setStage = async (
  world: World,
  scenario: Record<string, unknown> = {},
  seatNos = ['B3', 'B4'],
) => {
  const { tripId } = await sampleTrip(world.db);
  const buyer = await startPaying(world, { tripId, seatNos });
  const { actor, bookingId, tranId } = buyer;
  await world.gateway.behave(scenario, tranId);
  const tranIdOf = async (id: string): Promise<string> => {
    const row = await world.db
      .selectFrom('payment')
      .select('tranId')
      .where('paymentId', '=', id)
      .executeTakeFirstOrThrow();
    return row.tranId;
  };
  return {
    ...buyer,
    world,
    behave: (patch: Record<string, unknown>) => world.gateway.behave(patch, tranId),
    /** Decides as the customer on the gateway's page; the browser stays there. */
    choose: (outcome: Outcome = 'success', attempt = tranId) => world.gateway.choose(attempt, outcome),
    /** Decides as the customer, and the browser comes back. */
    chooseAndReturn: async (outcome: Outcome = 'success', attempt = tranId): Promise<Response> => {
      const { returnUrl, fields } = await world.gateway.choose(attempt, outcome);
      return returnFromGateway(returnUrl, fields);
    },
    /** Waits until the portal has answered `count` notices. */
    notices: (count: number, attempt = tranId) =>
      eventually(
        async () => ((await world.gateway.ledger(attempt)).sessions[0]?.ipns.length ?? 0) >= count,
        `${count} notices answered`,
      ),
    /** Posts a form where the gateway or a browser would. */
    post: (
      what: 'return' | 'ipn',
      fields: Record<string, string> | string,
      headers: Record<string, string> = {},
    ) =>
      fetch(`${world.publicUrl}/pay/${what}/${tranId}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers,
        redirect: 'manual',
      }),
    /** Starts another attempt to pay for the booking; returns its id at the gateway. */
    tryAgain: async (): Promise<string> => {
      const input = { tripId, bookingId, method: world.methods.again, key: randomUUID() };
      return tranIdOf((await world.portal.payment.startPayment(actor, input)).paymentId);
    },
    /** Pays and gets the tickets, with all that follows. */
    buy: async (): Promise<void> => {
      const { returnUrl, fields } = await world.gateway.choose(tranId);
      await returnFromGateway(returnUrl, fields);
      await workOff(world, tripId);
    },
    /** Lists the refunds of the first attempt, by the gateway's ledger. */
    refundsAtGateway: async () =>
      (await world.gateway.ledger(tranId)).payments.flatMap(({ refunds }) => refunds),
    /** Reads the current state of the first attempt and its booking. */
    view: () => world.portal.payment.viewPayment(actor, tranId),
    cancel: async (cancelled = seatNos, key: string = randomUUID()) => {
      const asked = { tripId, bookingId, seatNos: cancelled };
      const { refundPaisa } = await world.portal.refund.quoteRefund(actor, asked);
      const input = { ...asked, shownRefundPaisa: refundPaisa, termsAccepted: true, key };
      return world.portal.refund.cancelAndRefund(actor, input);
    },
    /** Lets an hour pass: the hold and its grace period are long over. */
    anHourPasses: () => world.age(tripId, bookingId, 60),
  };
};

export type Stage = Awaited<ReturnType<typeof setStage>>;
