import type { CaseEvent, CaseState } from './lifecycle.ts';

/** Kinds of what a passenger needs an admin for. */
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
  /** Null: the account is gone. */
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
  /** Every change, the opening first: what was typed there is the case. */
  moves: CaseMove[];
};
