import { personOf } from '@poth/domain/identity/actor.ts';
import { RemovePasskeyInput } from '@poth/domain/identity/security-input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { dropPasskey } from './factor-store.ts';
import { reauthenticate } from './reauthenticate.ts';
import { recordChange } from './record-change.ts';
import { requireOwnFactor } from './require-own-factor.ts';

/** Removes a passkey of the caller's own account. */
export const removePasskey = call(
  {
    gate: 'signedIn',
    input: RemovePasskeyInput,
    problems: [
      'not-found',
      'invalid-input', // password
      'sign-in-again',
      'too-many-tries',
      'second-factor-required', // see showOwnFactor
    ],
  },
  async function removePasskey({ deps, actor }, { passkeyId, password }): Promise<void> {
    const { userId } = personOf(actor);
    await reauthenticate(deps, actor, password);
    await requireOwnFactor(deps.db, actor);
    await transaction(deps.db, async (tx) => {
      const removed = await dropPasskey(tx, { userId, passkeyId });
      if (!removed) throw new Problem('not-found');
      await recordChange(tx, actor, {
        userId,
        act: 'passkey-removed',
        detail: { name: removed.name },
        mail: { kind: 'factor-changed' },
      });
    });
  },
);
