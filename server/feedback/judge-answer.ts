import { nameOfActor, trySubjectsOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { JudgeAnswerInput } from '@poth/domain/feedback/input.ts';
import { readReply } from '@poth/domain/feedback/read-report.ts';
import { call } from '../call.ts';
import { once } from '../db/once.ts';
import { transaction } from '../db/transaction.ts';
import { chargeTry } from '../rate-limit/count-try.ts';
import { announce } from '../messaging/outbox.ts';
import { moveReport } from './move-report.ts';
import { ownTicket } from './own-ticket.ts';
import { readReportsToMove } from './standing-store.ts';

/** Closes a report for its passenger, or disputes the answer with a reason: then the operator is told again. */
export const judgeAnswer = call(
  {
    gate: 'everybody',
    input: JudgeAnswerInput,
    problems: [
      'not-found', // for callers who have not proved that they own the ticket
      'report-moved', // no answer waits for a verdict
      'invalid-input', // said
      'too-many-tries',
      'key-reused',
    ],
  },
  async function judgeAnswer(
    { deps: { db }, actor },
    { pnr, reportId, event, said: typed, key },
  ): Promise<{ moveNo: number }> {
    const { tripId, bookingId } = await ownTicket(db, actor, pnr);
    const read = readReply(typed);
    if (event === 'dispute' && 'fault' in read)
      throw new Problem('invalid-input', { faults: { said: read.fault } });
    await chargeTry(db, 'report', trySubjectsOf(actor));
    const by = nameOfActor(actor);
    const said = event === 'dispute' && 'said' in read ? read.said : null;
    return transaction(db, (tx) =>
      once(tx, { tripId, actor: by, key, input: { reportId, event, said } }, async () => {
        const [report] = await readReportsToMove(tx, tripId, [reportId]);
        if (!report || report.bookingId !== bookingId) throw new Problem('not-found');
        const moveNo = await moveReport(tx, report, { event, said, by });
        if (event === 'dispute')
          await announce(tx, tripId, 'passenger-reported', `${reportId}:${moveNo}`, { reportId, moveNo });
        return { moveNo };
      }),
    );
  },
);
