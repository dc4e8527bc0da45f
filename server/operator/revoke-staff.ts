import type { Visitor } from '@poth/domain/account/actor.ts';
import type { RevokeStaffInput } from '@poth/domain/operator/staff.ts';
import { Problem } from '@poth/domain/problem.ts';
import { endSessions } from '../account/store.ts';
import { recordAct } from '../audit/record-act.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { companyToStaff } from './staff-company.ts';
import { dropMember, holdMember } from './staff-store.ts';

/** Lets somebody of the owner's staff go: out of the company and signed out at once; the account stays. Problems: not-found. */
export const revokeStaff =
  ({ db }: Pick<Deps, 'db'>) =>
  (actor: Visitor, { userId }: RevokeStaffInput): Promise<void> =>
    transaction(db, async (tx) => {
      const { operatorId } = companyToStaff(actor);
      const role = await holdMember(tx, { operatorId, userId });
      if (!role) throw new Problem('not-found');
      await dropMember(tx, userId);
      await endSessions(tx, userId);
      const detail = { userId, role };
      await recordAct(tx, actor, { stream: `operator:${operatorId}`, act: 'staff-revoked', detail });
    });
