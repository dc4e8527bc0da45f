import { readReply } from '@poth/domain/feedback/read-report.ts';
import { nameOfActor } from '@poth/domain/identity/actor.ts';
import { nextState } from '@poth/domain/machine.ts';
import { Problem } from '@poth/domain/problem.ts';
import { DecideCaseInput } from '@poth/domain/support/input.ts';
import { caseLife } from '@poth/domain/support/lifecycle.ts';
import { recordOnBooking } from '../back-office/record-on-booking.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { moveCaseIfUnchanged, putCaseMove, readCaseToMove } from './case-store.ts';

/** Answers or closes a case as it was seen; of two admins at once one decides, and the other is told to look again. */
export const decideCase = call(
  {
    gate: 'admin',
    input: DecideCaseInput,
    problems: [
      'not-found',
      'already-decided', // another has moved it since it was seen
      'invalid-input', // said
    ],
  },
  async function decideCase(
    { deps: { db }, actor },
    { tripId, caseId, event, said: typed, seenMoves },
  ): Promise<void> {
    const read = readReply(typed);
    // A case may be closed without a word.
    const isSilent = event === 'close' && 'fault' in read && read.fault === 'text-missing';
    if ('fault' in read && !isSilent) throw new Problem('invalid-input', { faults: { said: read.fault } });
    const said = 'said' in read ? read.said : null;
    await transaction(db, async (tx) => {
      const standing = await readCaseToMove(tx, { tripId, caseId });
      if (!standing) throw new Problem('not-found');
      const to = nextState(caseLife, standing.state, event);
      const isAsSeen = standing.moves === seenMoves;
      if (!to || !isAsSeen || !(await moveCaseIfUnchanged(tx, standing, to)))
        throw new Problem('already-decided');
      await putCaseMove(tx, {
        tripId,
        caseId,
        moveNo: seenMoves + 1,
        event,
        fromState: standing.state,
        toState: to,
        said,
        madeBy: nameOfActor(actor),
      });
      await recordOnBooking(tx, actor, standing, event === 'answer' ? 'case-answered' : 'case-closed', {
        caseId,
      });
    });
  },
);
