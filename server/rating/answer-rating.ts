import { canAnswerRating } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import { AnswerRatingInput } from '@poth/domain/rating/input.ts';
import { readNeededWords } from '@poth/domain/rating/read-words.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { putAnswer, readActiveRating } from './store.ts';

/** Publishes the company's answer to a rating, which it can give once. */
export const answerRating = call(
  {
    gate: 'seller',
    input: AnswerRatingInput,
    problems: [
      'not-found', // also for a rating of another company
      'already-decided', // it has an answer
      'invalid-input', // said
    ],
  },
  async function answerRating({ deps: { db }, actor }, { said: typed, ...ref }): Promise<void> {
    await transaction(db, async (tx) => {
      const rating = await readActiveRating(tx, ref);
      if (!rating || !canAnswerRating(actor, rating)) throw new Problem('not-found');
      const read = readNeededWords(typed);
      if ('fault' in read) throw new Problem('invalid-input', { faults: { said: read.fault } });
      if (!(await putAnswer(tx, ref, read.words))) throw new Problem('already-decided');
      await recordAct(tx, actor, {
        stream: `operator:${rating.operatorId}`,
        act: 'rating-answered',
        detail: ref,
      });
    });
  },
);
