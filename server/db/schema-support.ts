import type { Generated } from 'kysely';
import type { CaseKind } from '@poth/domain/support/case.ts';
import type { CaseEvent, CaseState } from '@poth/domain/support/lifecycle.ts';

/** Tables of support, which helps passengers. */
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
  /** Append-only table. */
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
