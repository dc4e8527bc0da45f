import { z } from 'zod';
import { personOf } from '@poth/domain/account/actor.ts';
import { canAnswerInvitation } from '@poth/domain/account/policy.ts';
import { AnswerInvitationInput } from '@poth/domain/operator/staff.ts';
import { maskEmail } from '@poth/domain/phone.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { takeInvitation } from './staff-store.ts';

/** Says no to a company that has invited the person's confirmed address. */
export const declineInvitation = call(
  { gate: 'signedIn', input: z.custom<AnswerInvitationInput>(), problems: ['not-found'] },
  function declineInvitation({ deps: { db }, actor }, input): Promise<void> {
    return transaction(db, async (tx) => {
      const { email } = personOf(actor);
      const known = AnswerInvitationInput.safeParse(input);
      if (!known.success || !email || !canAnswerInvitation(actor, { email })) throw new Problem('not-found');
      const { operatorId } = known.data;
      const role = await takeInvitation(tx, { operatorId, email });
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
