import { personOf } from '@poth/domain/identity/actor.ts';
import { ChangeEmailInput } from '@poth/domain/identity/security-input.ts';
import { faultOfEmail } from '@poth/domain/identity/sign-up-faults.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { announceMailIn } from './account-mail.ts';
import { readAddressee } from './account-store.ts';
import { putEmailChange } from './email-change-store.ts';
import { newEmailToken } from './email-token.ts';
import { takeMailTry } from './mail-limit.ts';
import { reauthenticate } from './reauthenticate.ts';
import { recordChange } from './record-change.ts';

/**
 * Requests another address: a link goes to it, the old one is told, and nothing changes before the link is used. The
 * answer does not say whether another account has the address; only the reader of its mail learns that.
 */
export const changeEmail = call(
  {
    gate: 'signedIn',
    input: ChangeEmailInput,
    problems: [
      'invalid-input', // email, password
      'sign-in-again',
      'too-many-tries',
    ],
  },
  async function changeEmail({ deps, actor }, input): Promise<void> {
    const { userId, email } = personOf(actor);
    const newEmail = input.email.trim().toLowerCase();
    const fault = faultOfEmail(newEmail) ?? (newEmail === email ? 'email-same' : undefined);
    if (fault) throw new Problem('invalid-input', { faults: { email: fault } });
    await reauthenticate(deps, actor, input.password);
    await takeMailTry(deps, actor, newEmail);
    const { token, tokenHash } = newEmailToken();
    await transaction(deps.db, async (tx) => {
      await putEmailChange(tx, { userId, newEmail, tokenHash });
      const addressee = await readAddressee(tx, userId);
      await announceMailIn(
        tx,
        { ...addressee, email: newEmail, emailVerified: false },
        { kind: 'verify-email', token },
      );
      await recordChange(tx, actor, {
        userId,
        act: 'email-change-asked',
        detail: { newEmail },
        mail: { kind: 'email-changed', newEmail },
      });
    });
  },
);
