import { trySubjectsOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { WithdrawRatingInput } from '@poth/domain/rating/input.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { ownTicket } from '../feedback/own-ticket.ts';
import { chargeTry } from '../rate-limit/count-try.ts';
import { markRatingWithdrawn } from './store.ts';

/**
 * Withdraws a rating for its ticket holder: words and answer are deleted at once, its stars no longer count, and no new
 * rating can replace it. So hidden words cannot come back in another rating.
 */
export const withdrawRating = call(
  {
    gate: 'everybody',
    input: WithdrawRatingInput,
    problems: [
      'not-found', // for callers who have not proved that they own the ticket, or without a rating
      'too-many-tries',
    ],
  },
  async function withdrawRating({ deps: { db }, actor }, { pnr }): Promise<void> {
    const { tripId, bookingId } = await ownTicket(db, actor, pnr);
    await chargeTry(db, 'rating', trySubjectsOf(actor));
    await transaction(db, async (tx) => {
      if (!(await markRatingWithdrawn(tx, { tripId, bookingId }))) throw new Problem('not-found');
    });
  },
);
