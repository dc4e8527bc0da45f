import { WithdrawInvitationInput } from '@poth/domain/operator/staff.ts';
import { maskEmail } from '@poth/domain/phone-text.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { companyToStaff } from './staff-company.ts';
import { deleteInvitation } from './staff-store.ts';

/** Withdraws an open invitation of the owner's company. */
export const withdrawInvitation = call(
  { gate: 'operatorOwner', input: WithdrawInvitationInput, problems: ['not-found'] },
  function withdrawInvitation({ deps: { db }, actor }, { email }): Promise<void> {
    return transaction(db, async (tx) => {
      const { operatorId } = companyToStaff(actor);
      const role = await deleteInvitation(tx, { operatorId, email });
      if (!role) throw new Problem('not-found');
      const detail = { email: maskEmail(email), role };
      await recordAct(tx, actor, {
        stream: `operator:${operatorId}`,
        act: 'staff-invitation-withdrawn',
        detail,
      });
    });
  },
);
