import { type Visitor, personOf } from '@poth/domain/identity/actor.ts';
import { canChangeRightsOf } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Tx } from '../db/database.ts';
import { lockAccount, lockEnabledAdmin } from '../identity/people-store.ts';

/**
 * Locks the rights of another account for an admin who changes them in this transaction. Two admins who revoke each
 * other's right at once lock the same accounts, in one order; the second has lost the right by then and is refused: one
 * admin is always left. Problems: not-found (no such account, or one's own), not-allowed (the caller is no longer an
 * admin).
 */
export const lockRightsOf = async (tx: Tx, actor: Visitor, other: { userId: string }): Promise<void> => {
  if (!canChangeRightsOf(actor, other)) throw new Problem('not-found');
  const { userId } = personOf(actor);
  const isOtherFirst = other.userId < userId;
  const foundFirst = isOtherFirst && (await lockAccount(tx, other.userId));
  if (!(await lockEnabledAdmin(tx, userId))) throw new Problem('not-allowed');
  const isThere = isOtherFirst ? foundFirst : await lockAccount(tx, other.userId);
  if (!isThere) throw new Problem('not-found');
};
