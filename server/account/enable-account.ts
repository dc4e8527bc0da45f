import type { Visitor } from '@poth/domain/account/actor.ts';
import type { PersonInput } from '@poth/domain/account/rights.ts';
import { recordAct } from '../audit/record-act.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { openRightsOf } from './rights-of.ts';
import { endSessions } from './store.ts';

/** Lets an account in again that was shut out; it signs in anew everywhere. Problems: not-found, not-allowed. */
export const enableAccount =
  ({ db }: Pick<Deps, 'db'>) =>
  (actor: Visitor, { userId }: PersonInput): Promise<void> =>
    transaction(db, async (tx) => {
      await openRightsOf(tx, actor, { userId });
      const { numUpdatedRows } = await tx
        .updateTable('authUser')
        .set({ disabledAt: null })
        .where('id', '=', userId)
        .where('disabledAt', 'is not', null)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return;
      // A sign-in that was under way while the account was shut out may have left one.
      await endSessions(tx, userId);
      await recordAct(tx, actor, { stream: `account:${userId}`, act: 'account-enabled' });
    });
