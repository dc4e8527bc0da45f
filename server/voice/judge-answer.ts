import { z } from 'zod';
import { nameOfActor, triesOf } from '@poth/domain/account/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { JudgeAnswerInput } from '@poth/domain/voice/input.ts';
import { readSaid } from '@poth/domain/voice/read-report.ts';
import { call } from '../call.ts';
import { once } from '../db/once.ts';
import { transaction } from '../db/transaction.ts';
import { takeTry } from '../notification/count-try.ts';
import { announce } from '../notification/outbox.ts';
import { readInput } from '../read-input.ts';
import { moveReport, readStanding } from './move-report.ts';
import { ownTicket } from './own-ticket.ts';

/**
 * A passenger takes the answer to a report and closes it, or disputes it and says why: then its operator is told again.
 */
export const judgeAnswer = call(
  {
    gate: 'everybody',
    input: z.custom<JudgeAnswerInput>(),
    problems: [
      'not-found', // for who has not proved to own the ticket
      'report-moved', // where no answer waits
      'invalid-input', // said
      'too-many-tries',
    ],
  },
  async function judgeAnswer({ deps: { db }, actor }, input): Promise<{ moveNo: number }> {
    const { pnr, reportId, event, said: typed, key } = readInput(JudgeAnswerInput, input);
    const { tripId, bookingId } = await ownTicket(db, actor, pnr);
    const read = readSaid(typed);
    if (event === 'dispute' && 'fault' in read)
      throw new Problem('invalid-input', { faults: { said: read.fault } });
    await takeTry(db, 'report', triesOf(actor));
    const by = nameOfActor(actor);
    const said = event === 'dispute' && 'said' in read ? read.said : null;
    return transaction(db, (tx) =>
      once(tx, { tripId, actor: by, key, input: { reportId, event, said } }, async () => {
        const [report] = await readStanding(tx, tripId, [reportId]);
        if (!report || report.bookingId !== bookingId) throw new Problem('not-found');
        const moveNo = await moveReport(tx, report, { event, said, by });
        if (event === 'dispute')
          await announce(tx, tripId, 'passenger-reported', `${reportId}:${moveNo}`, { reportId, moveNo });
        return { moveNo };
      }),
    );
  },
);
