import { ChangeStaffRoleInput } from '@poth/domain/operator/staff.ts';
import { Problem } from '@poth/domain/problem.ts';
import { endSessions } from '../identity/store.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { companyToStaff } from './staff-company.ts';
import { holdMember, setMemberRole } from './staff-store.ts';

/**
 * Gives somebody on the owner's staff another role and signs them out, so that they come back with the new rights. The
 * owner's own role stays.
 */
export const changeStaffRole = call(
  {
    gate: 'operatorOwnerFresh',
    input: ChangeStaffRoleInput,
    unreadable: 'not-found',
    problems: ['not-found'],
  },
  function changeStaffRole({ deps: { db }, actor }, { userId, role }): Promise<void> {
    return transaction(db, async (tx) => {
      const { operatorId } = companyToStaff(actor);
      const before = await holdMember(tx, { operatorId, userId });
      if (!before) throw new Problem('not-found');
      if (before === role) return;
      await setMemberRole(tx, userId, role);
      await endSessions(tx, userId);
      const detail = { userId, before, role };
      await recordAct(tx, actor, { stream: `operator:${operatorId}`, act: 'staff-role-changed', detail });
    });
  },
);
