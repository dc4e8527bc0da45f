import { personOf } from '@poth/domain/identity/actor.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { dropEmailChange } from './email-change-store.ts';
import { recordChange } from './record-change.ts';

/** Withdraws the request for another address: its link becomes invalid. */
export const keepEmail = call({ gate: 'signedIn' }, async function keepEmail({ deps, actor }): Promise<void> {
  const { userId } = personOf(actor);
  await transaction(deps.db, async (tx) => {
    if (await dropEmailChange(tx, userId))
      await recordChange(tx, actor, { userId, act: 'email-change-dropped' });
  });
});
