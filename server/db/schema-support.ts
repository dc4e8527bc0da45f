import type { Generated } from 'kysely';
import type { CaseKind } from '@poth/domain/support/case.ts';
import type { CaseEvent, CaseState } from '@poth/domain/support/lifecycle.ts';

/** The tables of those who help passengers. */
export type SupportSchema = {
  supportCase: {
    tripId: string;
    caseId: string;
    bookingId: string;
    kind: CaseKind;
    state: CaseState;
    moves: number;
    openedBy: string;
    openedAt: Generated<Date>;
  };
  /** Can only be added to. */
  supportCaseMove: {
    tripId: string;
    caseId: string;
    moveNo: number;
    event: CaseEvent | 'open';
    fromState: CaseState | null;
    toState: CaseState;
    said: string | null;
    madeBy: string;
    at: Generated<Date>;
  };
};
