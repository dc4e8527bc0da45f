import { personOf } from '@poth/domain/identity/actor.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { recordChange } from './record-change.ts';

/** Takes back the wish for another address: its link does nothing any more. */
export const keepEmail = call({ gate: 'signedIn' }, async function keepEmail({ deps, actor }): Promise<void> {
  const { userId } = personOf(actor);
  await transaction(deps.db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('emailChange')
      .where('userId', '=', userId)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await recordChange(tx, actor, { userId, act: 'email-change-dropped' });
  });
});
