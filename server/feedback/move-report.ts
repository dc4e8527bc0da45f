import { sql } from 'kysely';
import { next } from '@poth/domain/machine.ts';
import { Problem } from '@poth/domain/problem.ts';
import { type ReportEvent, reportLife, type ReportState } from '@poth/domain/feedback/lifecycle.ts';
import type { Tx } from '../db/database.ts';

type Standing = { tripId: string; reportId: string; state: ReportState; moves: number };

/** A report as it stands, for who is about to move it. */
export const readStanding = (tx: Tx, tripId: string, reportIds: readonly string[]) =>
  tx
    .selectFrom('passengerReport')
    .select(['tripId', 'reportId', 'bookingId', 'operatorId', 'state', 'moves'])
    .where('tripId', '=', tripId)
    .where('reportId', 'in', [...reportIds])
    .orderBy('reportId')
    .execute();

/**
 * Moves a report and writes down what was said; answers the number of the move. Of two moves at once one is refused.
 * Problems: report-moved where its life has no such move any more.
 */
export const moveReport = async (
  tx: Tx,
  { tripId, reportId, state: from, moves }: Standing,
  { event, said, by }: { event: ReportEvent; said: string | null; by: string },
): Promise<number> => {
  const to = next(reportLife, from, event);
  if (!to) throw new Problem('report-moved');
  const moveNo = moves + 1;
  const { numUpdatedRows } = await tx
    .updateTable('passengerReport')
    .set({
      state: to,
      moves: moveNo,
      ...(event === 'answer' && { firstAnsweredAt: sql<Date>`coalesce(first_answered_at, now())` }),
    })
    .where('tripId', '=', tripId)
    .where('reportId', '=', reportId)
    .where('state', '=', from)
    .where('moves', '=', moves)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Problem('report-moved');
  await tx
    .insertInto('reportMove')
    .values({ tripId, reportId, moveNo, event, fromState: from, toState: to, said, madeBy: by })
    .execute();
  return moveNo;
};
