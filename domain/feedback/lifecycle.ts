import type { Machine } from '../machine.ts';

export const reportStates = ['open', 'answered', 'disputed', 'closed'] as const;
export type ReportState = (typeof reportStates)[number];
export type ReportEvent = 'answer' | 'close' | 'dispute';

/** Report of a passenger: the operator answers, the passenger takes the answer or does not, until it is closed. */
export const reportLife: Machine<ReportState, ReportEvent> = {
  open: { answer: 'answered' },
  answered: { close: 'closed', dispute: 'disputed' },
  disputed: { answer: 'answered' },
  closed: {},
};

/** In these the operator has the word. */
export const waitsForOperator = (state: ReportState): boolean => state === 'open' || state === 'disputed';
