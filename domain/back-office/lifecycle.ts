import type { Machine } from '../machine.ts';
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

/**
 * Source of the money of a refund that a person settles: what the gateway refused our bank paid; what the gateway
 * took on and never called settled, the customer's bank says has arrived. In any other state the gateway may still
 * pay, and nobody may pay beside it.
 */
export const settledOutsideFrom: Partial<Record<RefundState, 'bank' | 'gateway'>> = {
  failed: 'bank',
  sent: 'gateway',
};
