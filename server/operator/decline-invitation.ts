import { personOf } from '@poth/domain/identity/actor.ts';
import { canAnswerInvitation } from '@poth/domain/identity/policy.ts';
import { AnswerInvitationInput } from '@poth/domain/operator/staff.ts';
import { maskEmail } from '@poth/domain/phone-text.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { deleteInvitation } from './staff-store.ts';

/** Declines the invitation of a company to the caller's confirmed address. */
export const declineInvitation = call(
  { gate: 'signedIn', input: AnswerInvitationInput, unreadable: 'not-found', problems: ['not-found'] },
  function declineInvitation({ deps: { db }, actor }, { operatorId }): Promise<void> {
    return transaction(db, async (tx) => {
      const { email } = personOf(actor);
      if (!email || !canAnswerInvitation(actor, { email })) throw new Problem('not-found');
      const role = await deleteInvitation(tx, { operatorId, email });
      if (!role) throw new Problem('not-found');
      const detail = { email: maskEmail(email), role };
      await recordAct(tx, actor, {
        stream: `operator:${operatorId}`,
        act: 'staff-invitation-declined',
        detail,
      });
    });
  },
);
