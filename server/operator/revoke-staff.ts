import { RevokeStaffInput } from '@poth/domain/operator/staff.ts';
import { Problem } from '@poth/domain/problem.ts';
import { endSessions } from '../identity/store.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { companyToStaff } from './staff-company.ts';
import { dropMember, lockMember } from './staff-store.ts';

/** Removes a member from the owner's staff and signs the member out at once; the account stays. */
export const revokeStaff = call(
  { gate: 'operatorOwnerFresh', input: RevokeStaffInput, unreadable: 'not-found', problems: ['not-found'] },
  function revokeStaff({ deps: { db }, actor }, { userId }): Promise<void> {
    return transaction(db, async (tx) => {
      const { operatorId } = companyToStaff(actor);
      const role = await lockMember(tx, { operatorId, userId });
      if (!role) throw new Problem('not-found');
      await dropMember(tx, userId);
      await endSessions(tx, userId);
      const detail = { userId, role };
      await recordAct(tx, actor, { stream: `operator:${operatorId}`, act: 'staff-revoked', detail });
    });
  },
);
