import { personOf } from '@poth/domain/identity/actor.ts';
import { ChangePasswordInput } from '@poth/domain/identity/security-input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { reauthenticate } from './reauthenticate.ts';
import { recordChange } from './record-change.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { invalidateLinks, replacePassword } from './security-store.ts';
import { endSessions } from './store.ts';

/**
 * Changes the password, or sets one for an account that has none yet (created by phone or through a provider). Every
 * other session ends, and links sent before become invalid.
 */
export const changePassword = call(
  {
    gate: 'signedIn',
    input: ChangePasswordInput,
    problems: [
      'invalid-input', // password, newPassword
      'sign-in-again',
      'too-many-tries',
      'already-decided', // changed elsewhere meanwhile
    ],
  },
  async function changePassword({ deps, actor }, { password, newPassword }): Promise<void> {
    const { userId, session } = personOf(actor);
    refuseWeakPassword(newPassword, 'newPassword');
    const before = await reauthenticate(deps, actor, password);
    const { password: passwords } = await deps.auth.$context;
    const hash = await passwords.hash(newPassword);
    await transaction(deps.db, async (tx) => {
      if (!(await replacePassword(tx, userId, before, hash))) throw new Problem('already-decided');
      await invalidateLinks(tx, userId);
      await endSessions(tx, userId, session.sessionId);
      const act = before === null ? 'password-set' : 'password-changed';
      await recordChange(tx, actor, { userId, act, mail: { kind: 'password-changed' } });
    });
  },
);
