import { ChangeStaffRoleInput } from '@poth/domain/operator/staff.ts';
import { Problem } from '@poth/domain/problem.ts';
import { endSessions } from '../identity/store.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { companyToStaff } from './staff-company.ts';
import { lockMember, setMemberRole } from './staff-store.ts';

/**
 * Changes the role of a member of the owner's staff and signs the member out, so that the new rights apply from the
 * next sign-in. The owner's own role cannot change.
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
      const before = await lockMember(tx, { operatorId, userId });
      if (!before) throw new Problem('not-found');
      if (before === role) return;
      await setMemberRole(tx, userId, role);
      await endSessions(tx, userId);
      const detail = { userId, before, role };
      await recordAct(tx, actor, { stream: `operator:${operatorId}`, act: 'staff-role-changed', detail });
    });
  },
);
