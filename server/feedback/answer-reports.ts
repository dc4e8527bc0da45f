import { nameOfActor } from '@poth/domain/identity/actor.ts';
import { canAnswerReport } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import { AnswerReportsInput } from '@poth/domain/feedback/input.ts';
import { readReply } from '@poth/domain/feedback/read-report.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { once } from '../db/once.ts';
import { transaction } from '../db/transaction.ts';
import { announceToOwner } from '../messaging/outbox.ts';
import { moveReport } from './move-report.ts';
import { readReportsToMove } from './standing-store.ts';

/**
 * Answers several reports of one trip for its operator with one text; each passenger is told once. Either all are
 * answered, or none.
 */
export const answerReports = call(
  {
    gate: 'operatorOwner',
    input: AnswerReportsInput,
    problems: [
      'not-found', // for a report about another operator
      'report-moved', // for a report that waits for no answer
      'invalid-input', // said, reportIds
      'key-reused',
    ],
  },
  async function answerReports(
    { deps: { db }, actor },
    { tripId, key, said: typed, ...rest },
  ): Promise<{ answered: number }> {
    const reportIds = [...new Set(rest.reportIds)];
    if (reportIds.length === 0)
      throw new Problem('invalid-input', { faults: { reportIds: 'report-missing' } });
    const by = nameOfActor(actor);
    return transaction(db, async (tx) => {
      const reports = await readReportsToMove(tx, tripId, reportIds);
      if (reports.length !== reportIds.length || reports.some((report) => !canAnswerReport(actor, report)))
        throw new Problem('not-found');
      const read = readReply(typed);
      if ('fault' in read) throw new Problem('invalid-input', { faults: { said: read.fault } });
      const { said } = read;
      return once(tx, { tripId, actor: by, key, input: { reportIds, said } }, async () => {
        for (const report of reports) {
          const { reportId, bookingId, operatorId } = report;
          const moveNo = await moveReport(tx, report, { event: 'answer', said, by });
          const detail = { tripId, reportId, moveNo };
          await recordAct(tx, actor, { stream: `operator:${operatorId}`, act: 'report-answered', detail });
          const told = { bookingId, reportId, moveNo };
          await announceToOwner(tx, tripId, 'report-answered', `${reportId}:${moveNo}`, told);
        }
        return { answered: reports.length };
      });
    });
  },
);
