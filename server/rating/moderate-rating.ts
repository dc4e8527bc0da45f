import { Problem } from '@poth/domain/problem.ts';
import { ModerateRatingInput } from '@poth/domain/rating/input.ts';
import { readNeededWords } from '@poth/domain/rating/read-words.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { readActiveRating, setHidden } from './store.ts';

/**
 * Hides the words of a rating, with a reason that its writer and the company can read, or shows them again. Its stars
 * still count: nobody, not even an admin, can change the stars of a company.
 */
export const moderateRating = call(
  {
    gate: 'admin',
    input: ModerateRatingInput,
    problems: [
      'not-found',
      'already-decided', // it is already hidden, or already shown
      'invalid-input', // reason
    ],
  },
  async function moderateRating({ deps: { db }, actor }, { event, reason: typed, ...ref }): Promise<void> {
    const read = event === 'hide' ? readNeededWords(typed) : { words: null };
    if ('fault' in read) throw new Problem('invalid-input', { faults: { reason: read.fault } });
    const reason = read.words;
    await transaction(db, async (tx) => {
      const rating = await readActiveRating(tx, ref);
      if (!rating) throw new Problem('not-found');
      if (!(await setHidden(tx, ref, reason))) throw new Problem('already-decided');
      await recordAct(tx, actor, {
        stream: `operator:${rating.operatorId}`,
        act: event === 'hide' ? 'rating-hidden' : 'rating-shown',
        detail: { ...ref, ...(reason !== null && { reason }) },
      });
    });
  },
);
