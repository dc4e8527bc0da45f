import { triesOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { WithdrawRatingInput } from '@poth/domain/rating/input.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { ownTicket } from '../feedback/own-ticket.ts';
import { takeTry } from '../rate-limit/count-try.ts';
import { withdraw } from './store.ts';

/**
 * Takes a rating back for who holds its ticket: words and answer go at once, its stars count no more, and no other takes its
 * place. So words that were hidden do not come back under another rating.
 */
export const withdrawRating = call(
  {
    gate: 'everybody',
    input: WithdrawRatingInput,
    problems: [
      'not-found', // for who has not proved to own the ticket, and where nothing stands
      'too-many-tries',
    ],
  },
  async function withdrawRating({ deps: { db }, actor }, { pnr }): Promise<void> {
    const { tripId, bookingId } = await ownTicket(db, actor, pnr);
    await takeTry(db, 'rating', triesOf(actor));
    await transaction(db, async (tx) => {
      if (!(await withdraw(tx, { tripId, bookingId }))) throw new Problem('not-found');
    });
  },
);
