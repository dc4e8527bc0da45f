import type { Machine } from '../machine.ts';

export type OperatorState = 'submitted' | 'verified' | 'rejected' | 'suspended';
export type OperatorEvent = 'verify' | 'reject' | 'submit' | 'suspend' | 'restore';

/** Only a verified operator sells; a suspended one keeps its sold tickets valid. */
export const operatorLife: Machine<OperatorState, OperatorEvent> = {
  submitted: { verify: 'verified', reject: 'rejected' },
  rejected: { submit: 'submitted' },
  verified: { suspend: 'suspended' },
  suspended: { restore: 'verified' },
};
