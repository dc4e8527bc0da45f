import type { Machine } from '../machine.ts';
import type { RefundState } from '../refund/lifecycle.ts';

export const requestStates = ['pending', 'approved', 'declined', 'lapsed'] as const;
export type RequestState = (typeof requestStates)[number];
export type RequestEvent = 'approve' | 'decline' | 'lapse';

/** What one admin asks for and another decides; nobody decides for ever: then it lapses and may be asked for again. */
export const requestLife: Machine<RequestState, RequestEvent> = {
  pending: { approve: 'approved', decline: 'declined', lapse: 'lapsed' },
  approved: {},
  declined: {},
  lapsed: {},
};

/**
 * Where the money of a refund that a person settles has come from: what the gateway refused our bank paid; what the
 * gateway took on and never called settled, the customer's bank says has arrived. In any other state the gateway may
 * still pay, and nobody may pay beside it.
 */
export const settledOutsideFrom: Partial<Record<RefundState, 'bank' | 'gateway'>> = {
  failed: 'bank',
  sent: 'gateway',
};
