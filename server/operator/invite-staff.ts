import { randomUUID } from 'node:crypto';
import { nameOfActor, personOf, trySubjectsOf } from '@poth/domain/identity/actor.ts';
import { InviteStaffInput } from '@poth/domain/operator/staff.ts';
import { faultOfEmail } from '@poth/domain/identity/sign-up-faults.ts';
import { maskEmail } from '@poth/domain/phone-text.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { chargeTry } from '../rate-limit/count-try.ts';
import { announce } from '../messaging/outbox.ts';
import { companyToStaff } from './staff-company.ts';
import { lockVerifiedCompany, putInvitation, readLanguage, worksFor } from './staff-store.ts';

/**
 * Invites an e-mail address to work for the owner's verified company, by a mail in the owner's language; the answer
 * does not tell whether an account has the address. Inviting again sends the mail again.
 */
export const inviteStaff = call(
  {
    gate: 'operatorOwnerFresh',
    input: InviteStaffInput,
    problems: [
      'invalid-input', // email
      'operator-unverified',
      'too-many-tries',
    ],
  },
  async function inviteStaff({ deps: { db }, actor }, { email: typed, role }): Promise<void> {
    const { operatorId } = companyToStaff(actor);
    const fault = faultOfEmail(typed);
    if (fault) throw new Problem('invalid-input', { faults: { email: fault } });
    const email = typed.trim().toLowerCase();
    // Counted for the mailbox, whoever invites, and for the browser.
    await chargeTry(db, 'mail-sent', { mailbox: email, ...trySubjectsOf(actor) });
    await transaction(db, async (tx) => {
      const company = await lockVerifiedCompany(tx, operatorId);
      if (!company) throw new Problem('operator-unverified');
      if (await worksFor(tx, operatorId, email))
        throw new Problem('invalid-input', { faults: { email: 'email-on-staff' } });
      await putInvitation(tx, { operatorId, email, role, invitedBy: nameOfActor(actor) });
      const language = await readLanguage(tx, personOf(actor).userId);
      const mail = { kind: 'staff-invited', busName: company.name[language], role } as const;
      await announce(tx, operatorId, 'account-mail', randomUUID(), {
        to: email,
        name: '',
        language,
        mail,
      });
      const detail = { email: maskEmail(email), role };
      await recordAct(tx, actor, { stream: `operator:${operatorId}`, act: 'staff-invited', detail });
    });
  },
);
