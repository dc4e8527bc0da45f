import type { Visitor } from '@poth/domain/account/actor.ts';
import type { RoleInput } from '@poth/domain/account/rights.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { giveRole } from './give-role.ts';
import { openRightsOf } from './rights-of.ts';

/** Gives another account a right; where it has it already nothing happens. Problems: not-found, not-allowed. */
export const grantRole =
  ({ db }: Pick<Deps, 'db'>) =>
  (actor: Visitor, { userId, role }: RoleInput): Promise<void> =>
    transaction(db, async (tx) => {
      await openRightsOf(tx, actor, { userId });
      await giveRole(tx, actor, { userId, role });
    });
