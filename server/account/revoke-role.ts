import type { Visitor } from '@poth/domain/account/actor.ts';
import type { RoleInput } from '@poth/domain/account/rights.ts';
import { recordAct } from '../audit/record-act.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { openRightsOf } from './rights-of.ts';
import { endSessions } from './store.ts';

/**
 * Takes a right from another account and signs it out everywhere; where it has it not nothing happens.
 * Problems: not-found, not-allowed.
 */
export const revokeRole =
  ({ db }: Pick<Deps, 'db'>) =>
  (actor: Visitor, { userId, role }: RoleInput): Promise<void> =>
    transaction(db, async (tx) => {
      await openRightsOf(tx, actor, { userId });
      const { numDeletedRows } = await tx
        .deleteFrom('accountRole')
        .where('userId', '=', userId)
        .where('role', '=', role)
        .executeTakeFirst();
      if (numDeletedRows !== 1n) return;
      await endSessions(tx, userId);
      await recordAct(tx, actor, { stream: `account:${userId}`, act: 'role-revoked', detail: { role } });
    });
