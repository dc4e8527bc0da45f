import type { Machine } from '../machine.ts';

export const caseStates = ['open', 'answered', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];
export const caseEvents = ['answer', 'close'] as const;
export type CaseEvent = (typeof caseEvents)[number];

/** Lifecycle of a passenger's case, opened by support: an admin answers it, and closes it with or without an answer. */
export const caseLife: Machine<CaseState, CaseEvent> = {
  open: { answer: 'answered', close: 'closed' },
  answered: { close: 'closed' },
  closed: {},
};
