import { ResetPasswordInput } from '@poth/domain/identity/security-input.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { withAuthProblems } from './auth-problem.ts';
import { forgetDevices, rememberDevice } from './known-device-store.ts';
import { recordChange } from './record-change.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { invalidateLinks, ownerOfResetLink } from './security-store.ts';

/**
 * Sets a new password by the link of a mail, once. All sessions of the account end, all its other links become invalid,
 * and nobody is signed in: a second factor is still asked for. This browser is then the only one that the account knows.
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
      // A stranger who goes on guessing keeps unknown browsers waiting: who has just chosen the password gets in.
      await rememberDevice(tx, userId, actor.buyerId);
      await recordChange(tx, actor, { userId, act: 'password-reset' });
    });
  },
);
