import { nameOfActor } from '@poth/domain/identity/actor.ts';
import { approvalsNeeded, DecideFactorResetInput } from '@poth/domain/identity/factor-reset.ts';
import { canResetFactorOf } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { closeReset, lockOpenReset, noteApproval } from './factor-reset-store.ts';
import { lockAccount, readPerson } from './people-store.ts';
import { recordChange } from './record-change.ts';
import { takeOffFactor } from './factor-store.ts';

/**
 * Approves or declines the request to remove a lost second factor, by an admin, or by the owner for their own staff. An
 * approval after the wait takes effect at once: factor and passkeys are removed, every session ends, the person is
 * told. An admin's factor needs a second admin. Returns whether it is done, or waits for the other admin.
 */
export const decideFactorReset = call(
  {
    gate: 'ownerOrAdminFresh',
    input: DecideFactorResetInput,
    unreadable: 'not-found',
    problems: [
      'not-found', // no account to decide about, or no open request
      'reset-waiting', // the account's owner has time left to stop it
      'own-request', // the caller approved it already
    ],
  },
  function decideFactorReset(
    { deps: { db }, actor },
    { userId, decision },
  ): Promise<{ state: 'done' | 'declined' | 'approved-once' }> {
    return transaction(db, async (tx) => {
      // Rights and request are read behind the account's lock: neither changes under the decision.
      if (!(await lockAccount(tx, userId))) throw new Problem('not-found');
      const person = await readPerson(tx, userId);
      if (!person || !canResetFactorOf(actor, person)) throw new Problem('not-found');
      const reset = await lockOpenReset(tx, userId);
      if (!reset) throw new Problem('not-found');
      const by = nameOfActor(actor);
      if (decision === 'decline') {
        await closeReset(tx, reset.resetId, 'declined', by);
        await recordChange(tx, actor, { userId, act: 'factor-reset-declined' });
        return { state: 'declined' };
      }
      if (!reset.isDue) throw new Problem('reset-waiting');
      if (reset.firstApprovalBy === by) throw new Problem('own-request');
      if (approvalsNeeded(person) > 1 && reset.firstApprovalBy === null) {
        await noteApproval(tx, reset.resetId, by);
        await recordChange(tx, actor, { userId, act: 'factor-reset-approved' });
        return { state: 'approved-once' };
      }
      await takeOffFactor(tx, userId);
      await closeReset(tx, reset.resetId, 'done', by);
      await recordChange(tx, actor, { userId, act: 'factor-reset', mail: { kind: 'factor-reset' } });
      return { state: 'done' };
    });
  },
);
