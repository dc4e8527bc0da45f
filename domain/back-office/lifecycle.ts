import type { Machine } from '../machine.ts';
import { refundsByHand } from '../payment/payment.ts';
import type { RefundState } from '../refund/lifecycle.ts';

export const requestStates = ['pending', 'approved', 'declined', 'lapsed'] as const;
export type RequestState = (typeof requestStates)[number];
export type RequestEvent = 'approve' | 'decline' | 'lapse';

/** Request of one admin that another decides. A request that nobody decides lapses and may be made again. */
export const requestLife: Machine<RequestState, RequestEvent> = {
  pending: { approve: 'approved', decline: 'declined', lapse: 'lapsed' },
  approved: {},
  declined: {},
  lapsed: {},
};

/**
 * Tells whether a person may settle a refund: in any other state the gateway may still pay it, and nobody may pay a
 * second time.
 */
export const canSettleByHand = (state: RefundState): boolean => state === 'failed' || state === 'sent';

/**
 * Returns who paid a refund that a person settles: our bank where the gateway refused it; the gateway where it accepted
 * the refund and never called it settled, and the customer's bank says that the money has arrived; the gateway, too,
 * where it refunds only by hand and a person has had it do so.
 */
export const payerOfSettledRefund = (state: RefundState, gateway: string): 'bank' | 'gateway' | undefined => {
  if (!canSettleByHand(state)) return undefined;
  return state === 'failed' && !refundsByHand.includes(gateway) ? 'bank' : 'gateway';
};
