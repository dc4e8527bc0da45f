import { sql } from 'kysely';
import { personOf } from '@poth/domain/identity/actor.ts';
import { CompleteProfileInput } from '@poth/domain/identity/input.ts';
import { faultOfName, tidyName } from '@poth/domain/identity/sign-up-faults.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { recordChange } from '../identity/record-change.ts';

const worksForOperator = async (tx: Tx, userId: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('operatorMember')
    .select('role')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
};

/** Says who the person of this session is and what the account is for; an admin stays one. */
export const completeProfile = call(
  {
    gate: 'signedIn',
    input: CompleteProfileInput,
    problems: [
      'not-found', // for another's
      'invalid-input', // name
      'has-operator', // who owns a company, or works for one, would become somebody else
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
      const before = await tx
        .selectFrom('authUser')
        .select('accountType')
        .where('id', '=', userId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const changes = before.accountType !== accountType;
      // Asked behind the lock: a company that is registered at once waits for it, or is seen here.
      if (changes && (await worksForOperator(tx, userId))) throw new Problem('has-operator');
      await tx
        .updateTable('authUser')
        .set({ name: tidyName(name), accountType, updatedAt: sql<Date>`now()` })
        .where('id', '=', userId)
        .execute();
      if (changes)
        await recordChange(tx, actor, { userId, act: 'account-type-chosen', detail: { accountType } });
    });
    return { userId };
  },
);
