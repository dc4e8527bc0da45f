import type { Generated, JSONColumnType } from 'kysely';
import type { RequestState } from '@poth/domain/back-office/lifecycle.ts';
import type { Bearer, RequestKind } from '@poth/domain/back-office/request.ts';
import type { ReversalOutcome, ReversalState } from '@poth/domain/back-office/reversal.ts';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { RefundState } from '@poth/domain/refund/lifecycle.ts';

/** The tables of the admin's desk. */
export type AdminSchema = {
  adminRequest: {
    tripId: string;
    requestId: string;
    kind: RequestKind;
    bookingId: string;
    refundId: string | null;
    amountPaisa: number;
    whole: Generated<boolean>;
    bornBy: Bearer;
    reason: string;
    reference: string | null;
    seenState: RefundState | null;
    state: Generated<RequestState>;
    requestedBy: string;
    requestedByName: string;
    requestedAt: Generated<Date>;
    lapsesAt: Date;
    decidedBy: string | null;
    decidedByName: string | null;
    decidedAt: Date | null;
  };
  reversal: {
    tripId: string;
    reversalId: string;
    paymentId: string;
    bookingId: string;
    amountPaisa: number;
    reversedOn: DhakaDate;
    reference: string;
    reason: string;
    answerBy: DhakaDate;
    ticketsKept: boolean;
    state: Generated<ReversalState>;
    recordedBy: string;
    recordedByName: string;
    recordedAt: Generated<Date>;
    askedOutcome: ReversalOutcome | null;
    askedBy: string | null;
    askedByName: string | null;
    decidedBy: string | null;
    decidedByName: string | null;
    decidedAt: Date | null;
    decidedReason: string | null;
  };
  auditResult: {
    invariant: string;
    says: string;
    found: number;
    broken: JSONColumnType<Record<string, unknown>[]>;
    brokenSince: Date | null;
    checkedAt: Date;
    tookMs: number;
  };
  auditTurn: {
    onlyOne: Generated<boolean>;
    dueAt: Date;
    claimedUntil: Date | null;
    finishedAt: Date | null;
  };
  chore: {
    name: string;
    everyMs: number | null;
    holder: string | null;
    heldUntil: Date | null;
    ranAt: Date | null;
    tookMs: number | null;
    failedAt: Date | null;
    failure: string | null;
  };
};
