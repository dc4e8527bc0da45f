import type { Machine } from '../machine.ts';

export const settlementStates = ['draft', 'approved', 'paid', 'carried'] as const;
export type SettlementState = (typeof settlementStates)[number];
export const settlementEvents = ['approve', 'pay', 'carry'] as const;
export type SettlementEvent = (typeof settlementEvents)[number];

/**
 * Life of a statement: prepared, approved and paid; one that leaves nothing to pay is closed at once, and what the
 * operator owes by it is carried over to the next.
 */
export const settlementLife: Machine<SettlementState, SettlementEvent> = {
  draft: { approve: 'approved', carry: 'carried' },
  approved: { pay: 'paid' },
  paid: {},
  carried: {},
};
