import { personOf } from '@poth/domain/identity/actor.ts';
import { canAnswerInvitation } from '@poth/domain/identity/policy.ts';
import { AnswerInvitationInput } from '@poth/domain/operator/staff.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { putMember, deleteInvitation } from './staff-store.ts';

/** Adds the caller to the staff of a company that invited the caller's confirmed address, and deletes the invitation. */
export const acceptInvitation = call(
  {
    gate: 'signedIn',
    input: AnswerInvitationInput,
    unreadable: 'not-found',
    problems: [
      'not-found', // no such invitation, or not for this person
      'has-operator',
    ],
  },
  function acceptInvitation({ deps: { db }, actor }, { operatorId }): Promise<void> {
    return transaction(db, async (tx) => {
      const { userId, email } = personOf(actor);
      if (!email || !canAnswerInvitation(actor, { email })) throw new Problem('not-found');
      const role = await deleteInvitation(tx, { operatorId, email });
      if (!role) throw new Problem('not-found');
      if (!(await putMember(tx, { userId, operatorId, role }))) throw new Problem('has-operator');
      const detail = { userId, role };
      await recordAct(tx, actor, { stream: `operator:${operatorId}`, act: 'staff-joined', detail });
    });
  },
);
