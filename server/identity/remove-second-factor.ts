import { personOf } from '@poth/domain/identity/actor.ts';
import { canRemoveSecondFactor } from '@poth/domain/identity/policy.ts';
import { RemoveSecondFactorInput } from '@poth/domain/identity/security-input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { browserCall } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { dropTotp } from './factor-store.ts';
import { reauthenticate } from './reauthenticate.ts';
import { recordChange } from './record-change.ts';
import { endSessions, clearFactorShown } from './store.ts';
import { takeFactorCode } from './take-factor-code.ts';

/**
 * Removes the second factor of the account, after the password or a fresh sign-in, and one more code of the app or a
 * backup code. Every other session ends.
 */
export const removeSecondFactor = browserCall(
  {
    gate: 'signedIn',
    input: RemoveSecondFactorInput,
    problems: [
      'not-found', // none to remove, or one that the account's rights need
      'invalid-input', // password, code
      'second-factor-wrong',
      'sign-in-again',
      'too-many-tries',
      'already-decided', // removed meanwhile
    ],
  },
  async function removeSecondFactor({ deps, actor, browser }, { password, code }): Promise<void> {
    const { userId, hasSecondFactor, session } = personOf(actor);
    if (!hasSecondFactor || !canRemoveSecondFactor(actor)) throw new Problem('not-found');
    await reauthenticate(deps, actor, password);
    await takeFactorCode(deps, actor, code, browser);
    const { sessionId } = session;
    await transaction(deps.db, async (tx) => {
      await dropTotp(tx, userId);
      await clearFactorShown(tx, sessionId);
      await endSessions(tx, userId, sessionId);
      const mail = { kind: 'factor-changed' } as const;
      await recordChange(tx, actor, { userId, act: 'second-factor-removed', mail });
    });
  },
);
