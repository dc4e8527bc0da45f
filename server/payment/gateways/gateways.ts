import {
  afterFailedOpening,
  closedGatewayCircuit,
  duringTrialOpening,
  type GatewayCircuit,
  isCircuitOpen,
} from '@poth/domain/payment/gateway-circuit.ts';
import { type PaymentMethod, paymentMethods } from '@poth/domain/payment/payment.ts';
import type { Gateway, SessionAnswer } from './gateway.ts';
import { watchGateway } from './watch.ts';

/** Gateways of the settings, with the circuit breakers of this process. */
export type Gateways = {
  all: readonly Gateway[];
  /** Takes every payment method that has no gateway of its own, and is the one that posts to us. */
  main: Gateway;
  /** Returns a gateway by the name that an attempt keeps; undefined where the settings no longer name it. */
  named(name: string): Gateway | undefined;
  forMethod(method: PaymentMethod): Gateway;
  /** Lists payment methods whose gateway opens no pages at the moment; none where no other method would be left. */
  restingMethods(): PaymentMethod[];
  /** Opens a page, and counts the result. by: the network of the buyer. */
  openSession(
    gateway: Gateway,
    order: Parameters<Gateway['openSession']>[0],
    by: string,
  ): Promise<SessionAnswer>;
};

/** Gateways with contracts of their own, beside the main one: each takes the payment method that has its name. */
type Own = { bkash?: Gateway | undefined; nagad?: Gateway | undefined };

/** Opens the gateways that the settings name. */
export const openGateways = (
  mainGateway: Gateway,
  own: Own = {},
  { now = () => new Date() }: { now?: () => Date } = {},
): Gateways => {
  const main = watchGateway(mainGateway);
  const others = Object.entries(own).flatMap(([, gateway]) => (gateway ? [watchGateway(gateway)] : []));
  const all = [main, ...others];
  const byName = new Map<string, Gateway>(all.map((gateway) => [gateway.name, gateway]));
  const circuits = new Map<string, GatewayCircuit>();
  const circuitOf = ({ name }: Gateway): GatewayCircuit => circuits.get(name) ?? closedGatewayCircuit;
  const forMethod = (method: PaymentMethod): Gateway => others.find(({ name }) => name === method) ?? main;

  return {
    all,
    main,
    named: (name) => byName.get(name),
    forMethod,
    restingMethods: () => {
      const resting = paymentMethods.filter((method) => isCircuitOpen(circuitOf(forMethod(method)), now()));
      return resting.length < paymentMethods.length ? resting : [];
    },
    openSession: async (gateway, order, by) => {
      circuits.set(gateway.name, duringTrialOpening(circuitOf(gateway), now()));
      const answer = await gateway.openSession(order);
      // A refusal because of one order's content is an answer: the gateway works.
      const isWell = answer.kind === 'opened' || (answer.kind === 'refused' && answer.ofInput);
      circuits.set(
        gateway.name,
        isWell ? closedGatewayCircuit : afterFailedOpening(circuitOf(gateway), { at: now(), by }),
      );
      return answer;
    },
  };
};
