import { ResetPasswordInput } from '@poth/domain/identity/security-input.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { withAuthProblems } from './auth-problem.ts';
import { forgetDevices } from './known-device-store.ts';
import { recordChange } from './record-change.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { forgetLinks, ownerOfResetLink } from './security-store.ts';

/**
 * Takes a new password from whoever holds the link of the mail, once. Everybody is signed out of the account, every
 * other link of it is taken back, and nobody is signed in: a second factor stays to be asked for.
 */
export const resetPassword = call(
  {
    gate: 'everybody',
    input: ResetPasswordInput,
    problems: [
      'invalid-input', // password
      'link-expired',
    ],
  },
  async function resetPassword({ deps, actor }, { token, password }): Promise<void> {
    refuseWeakPassword(password, 'password');
    const userId = await ownerOfResetLink(deps.db, token);
    await withAuthProblems(deps.auth.api.resetPassword({ body: { token, newPassword: password } }));
    if (!userId) throw new Error('a link that changed a password belonged to nobody');
    await transaction(deps.db, async (tx) => {
      await forgetLinks(tx, userId);
      // A stranger who guessed from a browser that the account had been entered from is slowed down again.
      await forgetDevices(tx, userId);
      await recordChange(tx, actor, { userId, act: 'password-reset' });
    });
  },
);
