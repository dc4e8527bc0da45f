import { RoleInput } from '@poth/domain/people/rights.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { dropRole } from './rights-store.ts';
import { lockRightsOf } from './rights-of.ts';
import { endSessions } from '../identity/store.ts';

/** Revokes a role of another account and ends all its sessions; does nothing if it does not have the role. */
export const revokeRole = call(
  {
    gate: 'adminFresh',
    input: RoleInput,
    unreadable: 'not-found',
    problems: [
      'not-found', // no such account, or one's own
      'not-allowed', // the caller is no longer an admin
    ],
  },
  function revokeRole({ deps: { db }, actor }, { userId, role }): Promise<void> {
    return transaction(db, async (tx) => {
      await lockRightsOf(tx, actor, { userId });
      if (!(await dropRole(tx, { userId, role }))) return;
      await endSessions(tx, userId);
      await recordAct(tx, actor, { stream: `account:${userId}`, act: 'role-revoked', detail: { role } });
    });
  },
);
