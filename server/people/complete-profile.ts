import { personOf } from '@poth/domain/identity/actor.ts';
import { CompleteProfileInput } from '@poth/domain/identity/input.ts';
import { tidyName } from '@poth/domain/identity/person-name.ts';
import { faultOfName } from '@poth/domain/identity/sign-up-faults.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { recordChange } from '../identity/record-change.ts';
import { lockAccountType, setProfile, worksForOperator } from './profile-store.ts';

/** Sets the caller's name and what the account is for; an admin stays one. */
export const completeProfile = call(
  {
    gate: 'signedIn',
    input: CompleteProfileInput,
    problems: [
      'not-found', // another account's e-mail
      'invalid-input', // name
      'has-operator', // the owner or a member of a company would become another type of account
    ],
  },
  async function completeProfile(
    { deps: { db }, actor },
    { email, name, accountType },
  ): Promise<{ userId: string }> {
    const { userId, email: own } = personOf(actor);
    if (!own || own !== email.trim().toLowerCase()) throw new Problem('not-found');
    const nameFault = faultOfName(name);
    if (nameFault) throw new Problem('invalid-input', { faults: { name: nameFault } });
    await transaction(db, async (tx) => {
      const before = await lockAccountType(tx, userId);
      const changes = before.accountType !== accountType;
      // Read behind the lock: a company that is being registered at once waits for it, or is seen here.
      if (changes && (await worksForOperator(tx, userId))) throw new Problem('has-operator');
      await setProfile(tx, userId, { name: tidyName(name), accountType });
      if (changes)
        await recordChange(tx, actor, { userId, act: 'account-type-chosen', detail: { accountType } });
    });
    return { userId };
  },
);
