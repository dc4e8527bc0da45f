import { RoleInput } from '@poth/domain/people/rights.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { giveRole } from './give-role.ts';
import { lockRightsOf } from './rights-of.ts';

/** Grants a role to another account; does nothing if it has the role already. */
export const grantRole = call(
  {
    gate: 'adminFresh',
    input: RoleInput,
    unreadable: 'not-found',
    problems: [
      'not-found', // no such account, or one's own
      'not-allowed', // the caller is no longer an admin
    ],
  },
  function grantRole({ deps: { db }, actor }, { userId, role }): Promise<void> {
    return transaction(db, async (tx) => {
      await lockRightsOf(tx, actor, { userId });
      await giveRole(tx, actor, { userId, role });
    });
  },
);
