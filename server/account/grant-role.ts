import { z } from 'zod';
import type { RoleInput } from '@poth/domain/account/rights.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { giveRole } from './give-role.ts';
import { openRightsOf } from './rights-of.ts';

/** Gives another account a right; where it has it already nothing happens. */
export const grantRole = call(
  { gate: 'adminFresh', input: z.custom<RoleInput>(), problems: ['not-found', 'not-allowed'] },
  function grantRole({ deps: { db }, actor }, { userId, role }): Promise<void> {
    return transaction(db, async (tx) => {
      await openRightsOf(tx, actor, { userId });
      await giveRole(tx, actor, { userId, role });
    });
  },
);
