import type { Machine } from '../machine.ts';

export const reportStates = ['open', 'answered', 'disputed', 'closed'] as const;
export type ReportState = (typeof reportStates)[number];
export type ReportEvent = 'answer' | 'close' | 'dispute';

/** Lifecycle of a passenger's report: the operator answers, the passenger accepts or disputes, until it is closed. */
export const reportLife: Machine<ReportState, ReportEvent> = {
  open: { answer: 'answered' },
  answered: { close: 'closed', dispute: 'disputed' },
  disputed: { answer: 'answered' },
  closed: {},
};

/** Tells whether a report waits for the operator. */
export const waitsForOperator = (state: ReportState): boolean => state === 'open' || state === 'disputed';
