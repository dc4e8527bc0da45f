import type { Generated } from 'kysely';
import type { ReportEvent, ReportState } from '@poth/domain/feedback/lifecycle.ts';
import type { ReportKind } from '@poth/domain/feedback/report.ts';

/** Reports of passengers, and trips that are shared with a family. */
export type VoiceSchema = {
  passengerReport: {
    tripId: string;
    reportId: string;
    bookingId: string;
    operatorId: string;
    kind: ReportKind;
    state: ReportState;
    happenedAt: Date;
    placeEn: string;
    placeBn: string;
    text: string;
    paidPaisa: number | null;
    paidTo: string | null;
    moves: number;
    reportedAt: Generated<Date>;
    firstAnsweredAt: Date | null;
  };
  /** Append-only table. */
  reportMove: {
    tripId: string;
    reportId: string;
    moveNo: number;
    event: ReportEvent | 'report';
    fromState: ReportState | null;
    toState: ReportState;
    said: string | null;
    madeBy: string;
    at: Generated<Date>;
  };
  tripShare: {
    tripId: string;
    shareId: string;
    bookingId: string;
    madeBy: string;
    madeAt: Generated<Date>;
    withdrawnAt: Date | null;
    withdrawnBy: string | null;
  };
};
