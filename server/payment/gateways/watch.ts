import type { GatewayHealth } from '@poth/domain/payment/gateway-health.ts';
import { withSpan } from '../../tracing/spans.ts';
import type { Gateway } from './gateway.ts';

const seen = new WeakMap<Gateway, GatewayHealth>();

/** Record of a gateway that is watched; undefined for one that is not. */
export const gatewayHealthOf = (gateway: Gateway): GatewayHealth | undefined => seen.get(gateway);

type Answer = { kind: string; reason?: string };

/** Wraps a gateway so that the times of its last good answer and its last silence are kept in this process's memory. */
export const watchGateway = (gateway: Gateway): Gateway => {
  const note: GatewayHealth = { since: new Date(), goodAt: null, failedAt: null, failure: null };
  const noted = async <T extends Answer>(what: string, ask: () => Promise<T>): Promise<T> => {
    const answer = await withSpan(`gateway ${what}`, ask);
    if (answer.kind === 'unknown' || answer.kind === 'silent') {
      note.failedAt = new Date();
      note.failure = `${what}: ${answer.reason ?? answer.kind}`;
    } else note.goodAt = new Date();
    return answer;
  };
  const { capture } = gateway;
  const watched: Gateway = {
    ...gateway,
    openSession: (order) => noted('session', () => gateway.openSession(order)),
    ask: (attempt, hint) => noted('payment', () => gateway.ask(attempt, hint)),
    ...(capture && { capture: (attempt) => noted('capture', () => capture(attempt)) }),
    refund: (order) => noted('refund', () => gateway.refund(order)),
    askRefund: (gatewayRefundId) => noted('refund', () => gateway.askRefund(gatewayRefundId)),
  };
  seen.set(watched, note);
  return watched;
};
