import { type Visitor, personOf } from '@poth/domain/identity/actor.ts';
import { canChangeRightsOf } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Tx } from '../db/database.ts';
import { holdAccount, holdAdmin } from '../identity/people-store.ts';

/**
 * Lets an admin change what another account may do, within this transaction. Two admins who take the right from each
 * other at once wait for one another, and the one who has lost it by then is refused: somebody is always left.
 * Problems: not-found (no such account, or one's own), not-allowed (no admin any more).
 */
export const openRightsOf = async (tx: Tx, actor: Visitor, other: { userId: string }): Promise<void> => {
  if (!canChangeRightsOf(actor, other)) throw new Problem('not-found');
  if (!(await holdAdmin(tx, personOf(actor).userId))) throw new Problem('not-allowed');
  if (!(await holdAccount(tx, other.userId))) throw new Problem('not-found');
};
