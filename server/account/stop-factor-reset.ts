import { nameOfActor, type Visitor } from '@poth/domain/account/actor.ts';
import type { StopFactorResetInput } from '@poth/domain/account/factor-reset.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Deps } from '../deps.ts';
import { transaction } from '../db/transaction.ts';
import { hashOfEmailToken } from './email-token.ts';
import { stopReset } from './factor-reset-store.ts';
import { recordChange } from './record-change.ts';

/** Stops the request that a second factor is taken off, by the link that its owner was sent. Problems: link-expired. */
export const stopFactorReset =
  ({ db }: Pick<Deps, 'db'>) =>
  (actor: Visitor, { token }: StopFactorResetInput): Promise<void> =>
    transaction(db, async (tx) => {
      const userId = await stopReset(tx, { stopHash: hashOfEmailToken(token) }, nameOfActor(actor));
      if (!userId) throw new Problem('link-expired');
      await recordChange(tx, actor, { userId, act: 'factor-reset-stopped' });
    });
