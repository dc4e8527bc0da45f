import type { Machine } from '../machine.ts';

export const operatorStates = ['submitted', 'verified', 'rejected', 'suspended'] as const;
export type OperatorState = (typeof operatorStates)[number];
export const operatorEvents = ['verify', 'reject', 'submit', 'suspend', 'restore'] as const;
export type OperatorEvent = (typeof operatorEvents)[number];

/** Life of an operator: only a verified one sells; a suspended one keeps its sold tickets valid. */
export const operatorLife: Machine<OperatorState, OperatorEvent> = {
  submitted: { verify: 'verified', reject: 'rejected' },
  rejected: { submit: 'submitted' },
  verified: { suspend: 'suspended' },
  suspended: { restore: 'verified' },
};
