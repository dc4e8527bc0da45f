import { ResetPasswordInput } from '@poth/domain/identity/security-input.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { withAuthProblems } from './auth-problem.ts';
import { forgetDevices } from './known-device-store.ts';
import { recordChange } from './record-change.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { invalidateLinks, ownerOfResetLink } from './security-store.ts';

/**
 * Sets a new password by the link of a mail, once. All sessions of the account end, all its other links become invalid,
 * and nobody is signed in: a second factor is still asked for.
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
      await invalidateLinks(tx, userId);
      // A stranger guessing from a browser that the account knew is slowed down again.
      await forgetDevices(tx, userId);
      await recordChange(tx, actor, { userId, act: 'password-reset' });
    });
  },
);
