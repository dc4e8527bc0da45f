import { sql } from 'kysely';
import type { ReportEvent, ReportState } from '@poth/domain/feedback/lifecycle.ts';
import type { ReportRead } from '@poth/domain/feedback/read-report.ts';
import type { ReportKind } from '@poth/domain/feedback/report.ts';
import type { Tx } from '../db/database.ts';

type Ref = { tripId: string; reportId: string };

/** Reads reports with the state and number of moves that a next move depends on. */
export const readReportsToMove = (tx: Tx, tripId: string, reportIds: readonly string[]) =>
  tx
    .selectFrom('passengerReport')
    .select(['tripId', 'reportId', 'bookingId', 'operatorId', 'state', 'moves'])
    .where('tripId', '=', tripId)
    .where('reportId', 'in', [...reportIds])
    .orderBy('reportId')
    .execute();

/** Reads the operator of a booking. */
export const readOperatorOf = async (
  tx: Tx,
  { tripId, bookingId }: { tripId: string; bookingId: string },
): Promise<string> => {
  const { operatorId } = await tx
    .selectFrom('booking')
    .select('operatorId')
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow();
  return operatorId;
};

type NewReport = Ref & { bookingId: string; operatorId: string; kind: ReportKind; state: ReportState };

/** Stores a report with one move; returns false where its booking has a report of this kind. */
export const putReport = async (
  tx: Tx,
  report: NewReport,
  { place, ...read }: ReportRead,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passengerReport')
    .values({
      ...report,
      ...read,
      placeEn: place.en,
      placeBn: place.bn,
      moves: 1,
      firstAnsweredAt: null,
    })
    .onConflict((conflict) => conflict.columns(['tripId', 'bookingId', 'kind']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

type Move = Ref & {
  moveNo: number;
  event: ReportEvent | 'report';
  fromState: ReportState | null;
  toState: ReportState;
  said: string | null;
  madeBy: string;
};

/** Stores a move of a report, with its text. */
export const putReportMove = async (tx: Tx, move: Move): Promise<void> => {
  await tx.insertInto('reportMove').values(move).execute();
};

/**
 * Moves a report if its state and number of moves are as read; returns false otherwise, so also for the second of two
 * moves at once.
 */
export const moveReportIfUnchanged = async (
  tx: Tx,
  { tripId, reportId, state, moves }: Ref & { state: ReportState; moves: number },
  { to, moveNo, isAnswer }: { to: ReportState; moveNo: number; isAnswer: boolean },
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('passengerReport')
    .set({
      state: to,
      moves: moveNo,
      ...(isAnswer && { firstAnsweredAt: sql<Date>`least(first_answered_at, now())` }),
    })
    .where('tripId', '=', tripId)
    .where('reportId', '=', reportId)
    .where('state', '=', state)
    .where('moves', '=', moves)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};
