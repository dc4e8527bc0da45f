import type { CaseEvent, CaseState } from './lifecycle.ts';

/** Kinds of cases that only an admin can solve for a passenger. */
export const caseKinds = [
  'refund-missing',
  'paid-without-ticket',
  'wrong-details',
  'journey-trouble',
  'other',
] as const;
export type CaseKind = (typeof caseKinds)[number];

/** Change of a case: who made it, when, and what was said. */
export type CaseMove = {
  moveNo: number;
  event: CaseEvent | 'open';
  to: CaseState;
  said: string | null;
  /** Name of the author; null: the account has been deleted. */
  byName: string | null;
  at: Date;
};

export type SupportCase = {
  tripId: string;
  caseId: string;
  bookingId: string;
  pnr: string;
  kind: CaseKind;
  state: CaseState;
  /** Changes in order, the opening first: its text is the case. */
  moves: CaseMove[];
};
