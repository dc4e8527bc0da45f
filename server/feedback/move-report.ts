import { nextState } from '@poth/domain/machine.ts';
import { Problem } from '@poth/domain/problem.ts';
import { type ReportEvent, reportLife, type ReportState } from '@poth/domain/feedback/lifecycle.ts';
import type { Tx } from '../db/database.ts';
import { moveReportIfUnchanged, putReportMove } from './standing-store.ts';

type Standing = { tripId: string; reportId: string; state: ReportState; moves: number };

/**
 * Moves a report to its next state and stores the text; returns the number of the move. Of two moves at once one is
 * refused. Problems: report-moved where its state no longer allows the move.
 */
export const moveReport = async (
  tx: Tx,
  standing: Standing,
  { event, said, by }: { event: ReportEvent; said: string | null; by: string },
): Promise<number> => {
  const { tripId, reportId, state: from, moves } = standing;
  const to = nextState(reportLife, from, event);
  if (!to) throw new Problem('report-moved');
  const moveNo = moves + 1;
  if (!(await moveReportIfUnchanged(tx, standing, { to, moveNo, isAnswer: event === 'answer' })))
    throw new Problem('report-moved');
  await putReportMove(tx, {
    tripId,
    reportId,
    moveNo,
    event,
    fromState: from,
    toState: to,
    said,
    madeBy: by,
  });
  return moveNo;
};
