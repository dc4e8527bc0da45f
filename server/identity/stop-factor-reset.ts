import { nameOfActor } from '@poth/domain/identity/actor.ts';
import { StopFactorResetInput } from '@poth/domain/identity/factor-reset.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { hashOfEmailToken } from './email-token.ts';
import { stopOpenReset } from './factor-reset-store.ts';
import { recordChange } from './record-change.ts';

/** Stops a request to remove a second factor, by the link that was sent to its owner. */
export const stopFactorReset = call(
  { gate: 'everybody', input: StopFactorResetInput, problems: ['link-expired'] },
  function stopFactorReset({ deps: { db }, actor }, { token }): Promise<void> {
    return transaction(db, async (tx) => {
      const userId = await stopOpenReset(tx, { stopHash: hashOfEmailToken(token) }, nameOfActor(actor));
      if (!userId) throw new Problem('link-expired');
      await recordChange(tx, actor, { userId, act: 'factor-reset-stopped' });
    });
  },
);
