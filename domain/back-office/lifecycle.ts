import type { Machine } from '../machine.ts';
import { refundsByHand } from '../payment/payment.ts';
import type { RefundState } from '../refund/lifecycle.ts';

export const requestStates = ['pending', 'approved', 'declined', 'lapsed'] as const;
export type RequestState = (typeof requestStates)[number];
export type RequestEvent = 'approve' | 'decline' | 'lapse';

/** Request of one admin that another decides. One that is not decided lapses and may be made again. */
export const requestLife: Machine<RequestState, RequestEvent> = {
  pending: { approve: 'approved', decline: 'declined', lapse: 'lapsed' },
  approved: {},
  declined: {},
  lapsed: {},
};

/** Whether a person may settle a refund: in any other state the gateway may still pay, and nobody may pay beside it. */
export const mayBeSettledOutside = (state: RefundState): boolean => state === 'failed' || state === 'sent';

/**
 * Source of the money of a refund that a person settles: what the gateway refused our bank paid; what the gateway
 * took on and never called settled, the customer's bank says has arrived; where a gateway refunds by hand, a person has had
 * it do so.
 */
export const settledOutsideFrom = (state: RefundState, gateway: string): 'bank' | 'gateway' | undefined => {
  if (!mayBeSettledOutside(state)) return undefined;
  return state === 'failed' && !refundsByHand.includes(gateway) ? 'bank' : 'gateway';
};
