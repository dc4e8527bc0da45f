import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { DifferenceKind, DifferenceState, Subject } from '@poth/domain/reconciliation/difference.ts';
import type { Generated } from 'kysely';

/** The tables of the daily comparison with the gateways. */
export type ReconciliationSchema = {
  gatewayDay: {
    day: DhakaDate;
    listedUntil: Date;
    payments: Generated<number>;
    refunds: Generated<number>;
    compared: Generated<number>;
    differences: Generated<number>;
    begunAt: Generated<Date>;
    finishedAt: Date | null;
  };
  gatewayQuestion: {
    day: DhakaDate;
    tripId: string;
    subject: Subject;
    subjectId: string;
    askAt: Generated<Date>;
    askedTimes: Generated<number>;
  };
  gatewayDifference: {
    differenceId: string;
    day: DhakaDate;
    tripId: string;
    bookingId: string;
    subject: Subject;
    subjectId: string;
    kind: DifferenceKind;
    gateway: string;
    number: string;
    ourPaisa: number | null;
    theirPaisa: number | null;
    ours: string;
    theirs: string;
    state: Generated<DifferenceState>;
    foundAt: Generated<Date>;
    closedAt: Date | null;
    closedBy: string | null;
    closedByName: string | null;
    closedReason: string | null;
  };
};
